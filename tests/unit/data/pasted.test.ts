import {describe, expect, it} from 'vitest';

import {readProject} from '@site/tools/content/project';

const project = await readProject('.', {});

/** Commands that ask a question, or follow logs until they are stopped. */
const WAITS = /\bbash (?:\.\/)?install\.sh\b|\b(?:docker|kubectl)\b.*\blogs\b.*\s(?:-f|--follow)\b/;

/** The commands of a code block, one per line: continued lines are joined, comments left out. */
const commandsOf = (code: string) =>
  code
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));

function pageOf(key: string, language: string) {
  const page = project.pages.find((candidate) => candidate.kind === 'docs' && candidate.key === key && candidate.language === language);
  if (page === undefined) throw new Error(`There is no page ${key} in ${language}`);
  return page;
}

/** The code blocks below a heading, up to the next heading of the same or a higher level. */
function blocksBelow(key: string, language: string, id: string): string[] {
  const {headings, fences} = pageOf(key, language);
  const index = headings.findIndex((heading) => heading.id === id);
  const {level = 0, line: from = Infinity} = headings[index] ?? {};
  const {line: to = Infinity} = headings.slice(index + 1).find((heading) => heading.level <= level) ?? {};
  return fences.filter(({line}) => line > from && line < to).map(({code}) => code);
}

it('a command that asks a question or follows logs ends its block, because commands pasted after it never run', () => {
  const blocks = project.pages.flatMap(({file, fences}) =>
    fences.filter(({language}) => ['bash', 'sh', 'shell', 'batch'].includes(language)).map(({code, line}) => ({place: `${file}:${line}`, commands: commandsOf(code)})),
  );
  const waiting = blocks.filter(({commands}) => commands.some((command) => WAITS.test(command)));
  expect(waiting.length).toBeGreaterThan(10);
  expect(waiting.filter(({commands}) => commands.slice(0, -1).some((command) => WAITS.test(command))).map(({place}) => place)).toEqual([]);
});

describe.each(['zh', 'en'])('the single-node edition (%s)', (language) => {
  it('is upgraded in separate steps: stopped and backed up, removed, restarted, its database changed', () => {
    const blocks = blocksBelow('upgrade/latest-version.mdx', language, 'quick');
    const at = (command: RegExp) => {
      const places = blocks.flatMap((code, index) => (command.test(code) ? [index] : []));
      expect(places, String(command)).toHaveLength(1);
      return places[0];
    };
    const steps = [/^docker stop rainbond-allinone\n(?:cp -a .*\n?){2}$/, /^docker rm (?:-f )?rainbond-allinone$/m, /^VERSION=\S+ bash \.\/install\.sh$/m, /curl .*\/upgrade-[\d.]+\.sh$/m, /bash \/tmp\/upgrade\.sh$/m].map(at);
    expect(steps).toEqual([0, 1, 2, 3, 4]);
    // The installation page does not repeat the steps.
    expect(blocksBelow('quick-start/quick-install.mdx', language, 'upgrade')).toEqual([]);
  });

  it('says what the install script reports, before the command', () => {
    const {text} = pageOf('quick-start/quick-install.mdx', language);
    const mention = text.indexOf('log.rainbond.com');
    expect(mention).toBeGreaterThan(0);
    expect(mention).toBeLessThan(text.indexOf('install-dind.sh'));
    expect(mention).toBeLessThan(text.indexOf('bash ./install.sh'));
  });

  it('names the keys where a command mounts those of the machine into the container', () => {
    const pages = project.pages.filter((page) => page.kind === 'docs' && page.language === language && page.fences.some(({code}) => code.includes('-v ~/.ssh:/root/.ssh')));
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.filter(({prose}) => !prose.some((line) => line.includes('`id_rsa`'))).map(({key}) => key)).toEqual([]);
  });
});
