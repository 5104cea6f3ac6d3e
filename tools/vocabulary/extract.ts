import {REPOSITORIES} from '../../src/plugins/page-sources/format';
import {readCommands, readComponents, readFlags, readImages, readVariables} from './go';
import {readCodeLabels, readLabels} from './labels';
import {openSource, type Source} from './source';
import type {Labels, Platform} from './vocabulary';
import {readFields, readValues} from './yaml';

/**
 * Extracts the vocabulary from the platform's source.
 * @param sources folder with the platform's Git repositories, each under its name
 */
export function extract(sources: string, tag: string): {readonly platform: Platform; readonly labels: Labels} {
  const open = new Map<string, Source>(REPOSITORIES.map((repo) => [repo, openSource(sources, repo, tag)]));
  const source = (repo: (typeof REPOSITORIES)[number]): Source => {
    const found = open.get(repo);
    if (found === undefined) throw new Error(`${repo} was not opened.`);
    return found;
  };
  const all = [...open.values()];
  const programs = [source('rainbond'), source('rainbond-operator'), source('cloud-adaptor')];
  const labels = readLabels(source('rainbond-ui'));
  return {
    platform: {
      tag,
      flags: readFlags(programs),
      commands: readCommands(source('rainbond')),
      environment: readVariables(all),
      images: readImages(all),
      components: readComponents([source('rainbond-operator'), source('rainbond'), source('cloud-adaptor'), source('rainbond-chart')]),
      fields: readFields([source('rainbond-operator'), source('rainbond')]),
      values: readValues(source('rainbond-chart')),
    },
    labels: {tag, labels, inCode: readCodeLabels(source('rainbond-ui'), labels)},
  };
}
