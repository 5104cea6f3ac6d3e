import AskCard from '@site/src/components/sections/ask-card';
import CaseCard from '@site/src/components/sections/case-card';
import ClaimLegend from '@site/src/components/sections/claim-badge/legend';
import WallPage from '@site/src/components/templates/wall-page';
import {product} from '@site/src/config/product';
import {casePath, cases, industries} from '@site/src/data/cases';
import {caseWall} from '@site/src/data/walls';

/** Issue in which users report where they use the product. */
const REGISTRATION = `${product.issues}/1273`;

export default function Cases() {
  const {filter, noFigure, ask, ...texts} = caseWall;
  return (
    <WallPage
      {...texts}
      path="/case/"
      aside={<ClaimLegend />}
      filter={{parameter: 'industry', label: filter, options: industries}}
      items={cases.map((entry) => ({
        id: entry.id,
        path: casePath(entry),
        tags: [entry.industry],
        wide: entry.leads,
        render: (hidden, wide) => <CaseCard entry={entry} hidden={hidden} noFigure={noFigure} wide={wide} key={entry.id} />,
      }))}
      last={<AskCard title={ask.title} text={ask.text} link={{to: REGISTRATION, label: ask.link}} />}
    />
  );
}
