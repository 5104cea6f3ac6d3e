import {Fragment} from 'react';

type Props = {
  /** Text as returned by an engine: escaped HTML with `<mark>` around what matches the query. */
  readonly html: string;
};

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", nbsp: ' '};

const unescapeEntities = (html: string) => html.replace(/&(amp|lt|gt|quot|#39|#x27|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Renders `<mark>` and no other HTML: an engine's response is never inserted as markup. */
export default function ResultText({html}: Props) {
  // Every second piece was inside a `<mark>`.
  const pieces = html.split(/<\/?mark>/);
  return pieces.map((piece, index) =>
    index % 2 === 1 ? <mark key={index}>{unescapeEntities(piece)}</mark> : <Fragment key={index}>{unescapeEntities(piece)}</Fragment>,
  );
}
