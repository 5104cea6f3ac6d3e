/** The list of sources of a page made by code: see `tools/evidence/list.ts`. */
declare module '*.evidence.yaml' {
  const list: string;
  export default list;
}
