import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import BlogPostItem from '@theme/BlogPostItem';
import type {Props} from '@theme/BlogPostItems';

import styles from './styles.module.css';

export default function BlogPostItems({items, component: Item = BlogPostItem}: Props) {
  return (
    <div className={styles.cards}>
      {items.map(({content: Post}) => (
        <BlogPostProvider key={Post.metadata.permalink} content={Post}>
          <Item>
            <Post />
          </Item>
        </BlogPostProvider>
      ))}
    </div>
  );
}
