/** One value that lasts as long as the browser session. */
export type Marker = {
  readonly read: () => string | null;
  readonly write: (value: string) => void;
};

/**
 * A marker in session storage. Where the browser blocks storage, the marker lasts as long as
 * the page, and the console gets one warning.
 * @param key key in the storage
 * @param storage called on every access: a browser may throw as soon as the storage is referenced
 */
export function createSessionMarker(key: string, storage: () => Storage = () => window.sessionStorage): Marker {
  let memory: string | null = null;
  let warned = false;
  const orWarn = <T>(access: () => T, fallback: T): T => {
    try {
      return access();
    } catch (error) {
      if (!warned) console.warn(`Session storage is blocked; "${key}" is kept in memory only.`, error);
      warned = true;
      return fallback;
    }
  };
  return {
    read: () => orWarn(() => storage().getItem(key), null) ?? memory,
    write: (value) => {
      memory = value;
      orWarn(() => storage().setItem(key, value), undefined);
    },
  };
}
