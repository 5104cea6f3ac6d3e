/** Loader: has the framework's scripts ask what its styles ask. */
declare function windowSizeLoader(source: string): string;
export = windowSizeLoader;
