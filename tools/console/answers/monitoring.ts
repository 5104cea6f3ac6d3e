import type {Answers} from './router';

export const monitoring: Answers = {};
