/** Node's own `import()`. */
declare function nativeImport(specifier: string): Promise<unknown>;
export = nativeImport;
