/** Stands in for the framework's: the site's own address is its root. */
export default function useBaseUrl(path: string): string {
  return path;
}
