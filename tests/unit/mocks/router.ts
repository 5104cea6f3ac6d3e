let pathname = '/';

/** Sets the path that `useLocation` answers with at the next rendering. */
export function setPathname(next: string): void {
  pathname = next;
}

export function useLocation() {
  return {pathname, search: '', hash: ''};
}
