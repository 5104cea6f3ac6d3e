import {Fragment} from 'react';

import InlineCode from '@site/src/components/sections/inline-code';

/** Text in which two asterisks around words of a console make them bold, and backquotes make code. */
export default function RichText({text}: {readonly text: string}) {
  return text.split('**').map((part, index) =>
    index % 2 === 1 ? <b key={index}>{part}</b> : (
      <Fragment key={index}>
        <InlineCode text={part} />
      </Fragment>
    ),
  );
}
