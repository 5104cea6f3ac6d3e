/** Loader: what the framework mounts for links prefetches when the browser is idle. */
declare function whenIdleLoader(source: string): string;
export = whenIdleLoader;
