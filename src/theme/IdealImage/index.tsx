import ContentImage from '@site/src/components/mdx/content-image';

export default ContentImage;
