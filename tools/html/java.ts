import {spawnSync} from 'node:child_process';

/** The Nu checker's class files need it. */
export const JAVA_AT_LEAST = 11;

/** The version that `java -version` names, 8 for "1.8"; none where it names none. */
export function readJavaVersion(output: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  if (first === undefined) return undefined;
  return Number(first === '1' && second !== undefined ? second : first);
}

/** Why pages can't be checked on this machine; nothing where they can. */
export function missingJava(): string | undefined {
  const {stdout, stderr, error} = spawnSync('java', ['-version'], {encoding: 'utf8'});
  const version = error ? undefined : readJavaVersion(`${stdout}${stderr}`);
  if (version === undefined) return `no Java found; ${JAVA_AT_LEAST} or later is needed`;
  return version < JAVA_AT_LEAST ? `Java ${version} found; ${JAVA_AT_LEAST} or later is needed` : undefined;
}
