/** Loader: the framework's prefetching asks the bundler for the address of a script by the name of its page module. */
declare function scriptAddressLoader(source: string): string;
export = scriptAddressLoader;
