import type {Config} from '@docusaurus/types';

import site from '../../docusaurus.config';
import {stringsFolder} from './folder';

/** The site without its translations, for `docusaurus write-translations`. */
export default {...site, i18n: {...site.i18n, path: stringsFolder()}} satisfies Config;
