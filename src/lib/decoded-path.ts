/** A path with its percent-escapes decoded. A path that the router has already decoded may contain a literal percent sign; it is returned unchanged. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
