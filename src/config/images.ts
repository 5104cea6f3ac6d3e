import type {PluginOptions} from '@docusaurus/plugin-ideal-image';

/** Passed on to the loader that draws; the plugin's types leave it out. */
type LoaderOptions = {readonly format: 'webp' | 'avif' | 'jpg' | 'png'};

/** How pictures of pages are drawn: in the width of the column of text, for dense screens as wide as they are; while writing too. */
export const images: PluginOptions & LoaderOptions = {format: 'webp', quality: 85, sizes: [760, 1520], disableInDev: false};
