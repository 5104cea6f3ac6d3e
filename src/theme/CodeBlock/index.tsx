import type {Props} from '@theme/CodeBlock';

import CodeBlock from '@site/src/components/mdx/code-block';

/** Code that no transformer highlighted, such as a `pre` written in JSX: plain, with the same frame. */
export default function PlainCodeBlock({children, title, language}: Props) {
  return (
    <CodeBlock language={language} title={typeof title === 'string' ? title : undefined}>
      {children}
    </CodeBlock>
  );
}
