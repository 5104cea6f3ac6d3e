import type {Props} from '@theme/BlogPostItems';

import PostCard from '@site/src/components/blog/post-card';

import styles from './styles.module.css';

/** Posts in a list: only their metadata is loaded, not their text (see `src/plugins/light-blog`). */
export default function BlogPostItems({items}: Props) {
  return (
    <div className={styles.cards}>
      {items.map(({content: {metadata}}) => (
        <PostCard key={metadata.permalink} post={metadata} />
      ))}
    </div>
  );
}
