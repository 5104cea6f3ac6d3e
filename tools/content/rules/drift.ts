import {pairsOf, translationStates} from '../drift';
import {pageName, type Finding} from '../page';
import {SOURCES_FILE, type Rule} from '../project';

const accept = (file: string) => `npm run translations:accept -- ${file}`;

/** Every translation was made from the current version of its source. There are few guides, so every run checks them all. */
export const drift: Rule = (pages, project) => {
  const chosen = new Set([...pages.filter(({language}) => language === 'en').map(pageName), ...project.guides.map(({file}) => file)]);
  const guides = new Map(project.guides.map(({file, translation}) => [file, translation]));
  const findings = translationStates(project).flatMap(({pair, state}): Finding[] => {
    if (state === 'current' || !chosen.has(pair.name)) return [];
    const {name, file, translation} = pair;
    // The parity rule reports pages without a translation.
    if (translation === undefined) return guides.has(name) ? [{file, line: 1, message: `has no translation: write ${guides.get(name)}, then run "${accept(file)}"`}] : [];
    const what = state === 'not recorded' ? `has no record of its source, ${file}` : `was made from an earlier ${file}`;
    return [{file: translation, line: 1, message: `${what}: read both, bring this page up to date, then run "${accept(file)}"`}];
  });
  if (pages.length < project.pages.length) return findings;
  const names = new Set([...project.pages.map(pageName), ...pairsOf(project).map(({name}) => name)]);
  for (const name of Object.keys(project.sources)) {
    if (!names.has(name)) findings.push({file: SOURCES_FILE, line: 1, message: `names ${name}, which is no page any more: run "npm run translations:accept"`});
  }
  return findings;
};
