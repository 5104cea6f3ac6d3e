import {findSource, hashOf} from '../drift';
import {pageName, type Finding} from '../page';
import {SOURCES_FILE, type Rule} from '../project';

/** Every translation was made from the source as it is now. */
export const drift: Rule = (pages, project) => {
  const findings: Finding[] = [];
  for (const page of pages) {
    const source = page.language === 'en' ? findSource(page, project.pages) : undefined;
    if (source === undefined) continue;
    const record = project.sources[pageName(page)];
    if (record === hashOf(source)) continue;
    const state = record === undefined ? `has no record of its source, ${source.file}` : `was made from an earlier ${source.file}`;
    findings.push({file: page.file, line: 1, message: `${state}: read both, bring this page up to date, then run "npm run translations:accept -- ${source.file}"`});
  }
  if (pages.length < project.pages.length) return findings;
  const names = new Set(project.pages.map(pageName));
  for (const name of Object.keys(project.sources)) {
    if (!names.has(name)) findings.push({file: SOURCES_FILE, line: 1, message: `names ${name}, which is no page any more: run "npm run translations:accept"`});
  }
  return findings;
};
