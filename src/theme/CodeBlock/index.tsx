import type {Props} from '@theme/CodeBlock';

import CodeBlock from '@site/src/components/mdx/code-block';

/** Code that no transformer has highlighted, such as a `pre` written in JSX: shown as plain text in the same frame. */
export default function PlainCodeBlock({children, title, language}: Props) {
  return (
    <CodeBlock language={language} title={typeof title === 'string' ? title : undefined}>
      {children}
    </CodeBlock>
  );
}
