import {sample} from './samples';

/** The job of the page about jobs, on its way through the wizard: it isn't in any list yet. */
export const printDate = sample({alias: 'gr9d31f6', name: 'print-date', source: {kind: 'docker_image', image: 'busybox:1.36'}});
