import {Fragment} from 'react';

type Props = {
  /** Text as an engine gives it: marked where it answers to the query, else escaped HTML. */
  readonly html: string;
};

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", nbsp: ' '};

const unescaped = (html: string) => html.replace(/&(amp|lt|gt|quot|#39|#x27|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Shows marks and nothing else of what could be HTML: an engine's answer is never set as markup. */
export default function ResultText({html}: Props) {
  // Every second piece stood between marks.
  const pieces = html.split(/<\/?mark>/);
  return pieces.map((piece, index) =>
    index % 2 === 1 ? <mark key={index}>{unescaped(piece)}</mark> : <Fragment key={index}>{unescaped(piece)}</Fragment>,
  );
}
