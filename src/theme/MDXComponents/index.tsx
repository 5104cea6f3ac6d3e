import MDXComponents from '@theme-original/MDXComponents';

import CodeBlock from '@site/src/components/mdx/code-block';
import DataTable, {ColumnHeading} from '@site/src/components/mdx/data-table';
import Diagram from '@site/src/components/mdx/diagram';
import {Failure, Failures} from '@site/src/components/mdx/failures';
import NextLinks from '@site/src/components/mdx/next-links';
import PageFacts from '@site/src/components/mdx/page-facts';
import Screen from '@site/src/components/mdx/screen';
import {Step, Steps} from '@site/src/components/mdx/steps';
import {TabItem, Tabs} from '@site/src/components/mdx/tabs';
import Verify from '@site/src/components/mdx/verify';
import Sources from '@site/src/components/reading/sources';

export default {
  ...MDXComponents,
  table: DataTable,
  th: ColumnHeading,
  CodeBlock,
  Diagram,
  Failure,
  Failures,
  NextLinks,
  PageFacts,
  Screen,
  Sources,
  Step,
  Steps,
  TabItem,
  Tabs,
  Verify,
};
