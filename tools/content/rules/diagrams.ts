import {drawDiagram} from '@site/src/remark/draw-diagrams';

import type {Finding} from '../page';
import type {Rule} from '../project';

/** Diagrams can be drawn; the `code` rule reports missing descriptions. */
export const diagrams: Rule = async (pages) => {
  const findings: Finding[] = [];
  for (const {file, fences} of pages) {
    for (const {language, meta, code, line} of fences) {
      const description = /\balt="([^"]+)"/.exec(meta)?.[1];
      if (language !== 'mermaid' || description === undefined) continue;
      try {
        await drawDiagram(code, description);
      } catch (error) {
        findings.push({file, line, message: `this diagram can't be drawn: ${(error as Error).message}`});
      }
    }
  }
  return findings;
};
