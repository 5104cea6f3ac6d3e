const REFERENCE = /require\.resolveWeak\(("(?:[^"\\]|\\.)*")\)/g;

/**
 * Bundler loader that names pages without `require.resolveWeak`, which makes the bundler compile all of them at once.
 * @param source the framework's registry of page modules
 * @throws when the registry doesn't refer to any page in this form
 */
export default function withoutWeakReferences(source: string): string {
  if (source.search(REFERENCE) < 0) throw new Error('src/plugins/lazy-pages: the registry of page modules refers to no page by require.resolveWeak. Compare loader.ts with @docusaurus/core/lib/server/codegen/codegenRoutes.js.');
  return source.replace(REFERENCE, '$1');
}
