/** Loader: replaces comparisons in the order of a language by comparisons of the characters. */
declare function plainOrder(source: string): string;
export = plainOrder;
