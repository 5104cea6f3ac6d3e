let pathname = '/';

/** Sets the path that `useLocation` returns at the next rendering. */
export function setPathname(next: string): void {
  pathname = next;
}

export function useLocation() {
  return {pathname, search: '', hash: ''};
}
