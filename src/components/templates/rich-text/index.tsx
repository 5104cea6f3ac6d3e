import {Fragment} from 'react';

import InlineCode from '@site/src/components/sections/inline-code';
import {LABEL_CLASS, PART_MARK, partsOf} from '@site/src/lib/label-path';

/** A label of the console or a text in bold, apart from what stands around them. */
const MARKED = /(<UI>.*?<\/UI>|\*\*.*?\*\*)/;

/** The labels of a path, as `<UI>` makes them in Markdown. */
function Labels({path}: {readonly path: string}) {
  return partsOf(path).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && PART_MARK}
      <b className={LABEL_CLASS}>{part}</b>
    </Fragment>
  ));
}

/** Text in which `<UI>` stands around labels of the console, two asterisks around what is bold, and backquotes around code. */
export default function RichText({text}: {readonly text: string}) {
  return text.split(MARKED).map((part, index) => {
    if (index % 2 === 0) return <InlineCode text={part} key={index} />;
    return part.startsWith('<') ? <Labels path={part.slice('<UI>'.length, -'</UI>'.length)} key={index} /> : <b key={index}>{part.slice(2, -2)}</b>;
  });
}
