/** Stub of the framework's hook: the site is served from the root. */
export default function useBaseUrl(path: string): string {
  return path;
}
