/** A path with its escapes undone; one that the router has decoded already may hold a percent sign of its own, and stays as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
