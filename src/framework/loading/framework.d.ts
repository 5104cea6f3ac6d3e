declare module '@framework/ComponentCreator' {
  import type {ComponentType} from 'react';

  /** A page's component; `preload` fetches its modules. */
  type PageComponent = ComponentType & {preload: () => Promise<unknown>};
  export default function ComponentCreator(path: string, hash: string): PageComponent;
}
