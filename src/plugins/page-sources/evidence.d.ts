/** The list of sources of a page that is written in code: see `src/plugins/page-sources/list.ts`. */
declare module '*.evidence.yaml' {
  const list: string;
  export default list;
}
