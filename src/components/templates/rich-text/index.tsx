import {Fragment} from 'react';

import InlineCode from '@site/src/components/sections/inline-code';
import {LABEL_CLASS, PART_MARK, partsOf} from '@site/src/lib/label-path';

/** Matches a console label or bold text; captured, so that `split` keeps it. */
const MARKED = /(<UI>.*?<\/UI>|\*\*.*?\*\*)/;

/** The labels of a path, rendered as `<UI>` does in Markdown. */
function Labels({path}: {readonly path: string}) {
  return partsOf(path).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && PART_MARK}
      <b className={LABEL_CLASS}>{part}</b>
    </Fragment>
  ));
}

/** Text in which `<UI>` encloses console labels, double asterisks enclose bold text, and backticks enclose code. */
export default function RichText({text}: {readonly text: string}) {
  return text.split(MARKED).map((part, index) => {
    if (index % 2 === 0) return <InlineCode text={part} key={index} />;
    return part.startsWith('<') ? <Labels path={part.slice('<UI>'.length, -'</UI>'.length)} key={index} /> : <b key={index}>{part.slice(2, -2)}</b>;
  });
}
