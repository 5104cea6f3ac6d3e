/** Loader: has the framework's prefetching compare the name of each route as text. */
declare function plainNames(source: string): string;
export = plainNames;
