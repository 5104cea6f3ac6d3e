import type {Props} from '@theme/BlogPostItems';

import PostCard from '@site/src/components/blog/post-card';

import styles from './styles.module.css';

/** Posts of a list: only what describes each is there, not its text (see `src/plugins/light-blog`). */
export default function BlogPostItems({items}: Props) {
  return (
    <div className={styles.cards}>
      {items.map(({content: {metadata}}) => (
        <PostCard key={metadata.permalink} post={metadata} />
      ))}
    </div>
  );
}
