import type {PluginOptions} from '@docusaurus/plugin-ideal-image';

/** Passed on to the image loader; missing from the plugin's types. */
type LoaderOptions = {readonly format: 'webp' | 'avif' | 'jpg' | 'png'};

/** How pages' pictures are resized: to the width of the text column, and to twice that for high-density screens; on the development server too. */
export const images: PluginOptions & LoaderOptions = {format: 'webp', quality: 85, sizes: [760, 1520], disableInDev: false};
