/** The package has no types: it exports the path of the checker. */
declare module 'vnu-jar' {
  const checker: string;
  export default checker;
}
