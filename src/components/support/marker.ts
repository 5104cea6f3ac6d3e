/** One value that lasts as long as the browser session. */
export type Marker = {
  readonly read: () => string | null;
  readonly write: (value: string) => void;
};

/**
 * A marker in session storage. Where the browser blocks storage it lasts as long as the
 * page, and says so once in the console.
 * @param key name in the storage
 * @param storage asked at every use: a browser may throw on the mere mention of it
 */
export function createSessionMarker(key: string, storage: () => Storage = () => window.sessionStorage): Marker {
  let memory: string | null = null;
  let warned = false;
  const orWarn = <T>(access: () => T, otherwise: T): T => {
    try {
      return access();
    } catch (error) {
      if (!warned) console.warn(`Session storage is blocked; "${key}" is kept in memory only.`, error);
      warned = true;
      return otherwise;
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
