import type {Plugin} from '@docusaurus/types';

/** Chunks that few visitors ever load, by the `webpackChunkName` of their import. */
const LAZY_CHUNKS: ReadonlySet<string> = new Set(['support-dialog', 'search-modal']);

type Chunk = {readonly name?: string | null};

/**
 * Leaves the styles of rarely loaded chunks with their code. The framework gathers all
 * styles into one file that every page loads.
 */
export default function lazyStyles(): Plugin {
  return {
    name: 'lazy-styles',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const chunks = ({name}: Chunk) => !LAZY_CHUNKS.has(name ?? '');
      return {optimization: {splitChunks: {cacheGroups: {styles: {chunks}}}}};
    },
  };
}
