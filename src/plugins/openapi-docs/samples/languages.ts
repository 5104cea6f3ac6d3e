import {curl} from './curl';
import {go} from './go';
import {java} from './java';
import {node} from './node';
import {python} from './python';
import type {SampleLanguage} from './request';

/** Every language that an operation is shown in, in the order of the tabs. */
export const sampleLanguages: readonly SampleLanguage[] = [curl, python, go, node, java];
