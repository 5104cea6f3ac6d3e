/**
 * The site's environment variables, which only this file reads. Every variable is optional; an
 * invalid value stops the build with a message that names the variable.
 */
export type Environment = {
  /** Origin the site is served from, without a trailing slash. */
  readonly siteUrl: string;
  /** Path below the origin, with leading and trailing slashes. */
  readonly baseUrl: string;
  /** Whether the light/dark switch is included; without it the site is always light. */
  readonly colorModeSwitch: boolean;
  /** Whether the framework changes that only reduce weight are left out (`src/framework/register.ts`). */
  readonly frameworkAsIs: boolean;
  /** Host of the two statistics scripts; undefined: no statistics. */
  readonly statisticsHost: string | undefined;
  /** Hosted search; undefined: the embedded index is used. */
  readonly algolia: {readonly appId: string; readonly apiKey: string; readonly indexName: string} | undefined;
};

type Variables = Readonly<Record<string, string | undefined>>;

function fail(name: string, value: string, expected: string): never {
  throw new Error(`Environment variable ${name}="${value}" can't be used: expected ${expected}.`);
}

function text(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value === '' ? undefined : value;
}

function origin(variables: Variables, name: string): string | undefined {
  const value = text(variables, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    fail(name, value, 'an address such as https://static.example.com, with no path');
  }
  return url.origin;
}

function flag(variables: Variables, name: string): boolean {
  const value = text(variables, name);
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  return fail(name, value, '"true" or "false"');
}

function baseUrl(variables: Variables): string {
  const value = text(variables, 'BASE_URL') ?? '/';
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value)) fail('BASE_URL', value, 'a path with a slash at both ends, such as /preview/');
  return value;
}

function algolia(variables: Variables): Environment['algolia'] {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;
  const [appId, apiKey, indexName] = names.map((name) => text(variables, name));
  if (appId && apiKey && indexName) return {appId, apiKey, indexName};
  if (!appId && !apiKey && !indexName) return undefined;
  const missing = names.filter((name) => text(variables, name) === undefined);
  throw new Error(`Hosted search needs all of ${names.join(', ')}; missing: ${missing.join(', ')}.`);
}

/**
 * Reads and validates the site's environment variables.
 * @param variables usually `process.env`
 * @throws Error that names the variable and the expected value
 */
export function readEnvironment(variables: Variables): Environment {
  return {
    siteUrl: origin(variables, 'SITE_URL') ?? 'https://www.rainbond.com',
    baseUrl: baseUrl(variables),
    colorModeSwitch: flag(variables, 'COLOR_MODE_SWITCH'),
    frameworkAsIs: flag(variables, 'FRAMEWORK_AS_IS'),
    statisticsHost: origin(variables, 'STATISTICS_HOST'),
    algolia: algolia(variables),
  };
}

/**
 * Markdown file that CI shows with its result; undefined elsewhere. It isn't part of the
 * site's environment, because it differs in every run and the bundler's cache key depends on the environment.
 */
export function readSummaryFile(variables: Variables): string | undefined {
  return text(variables, 'GITHUB_STEP_SUMMARY');
}

/**
 * Language being built: the framework sets DOCUSAURUS_CURRENT_LOCALE and reloads the
 * configuration for each language.
 */
export function readLanguage(variables: Variables): 'zh' | 'en' {
  return text(variables, 'DOCUSAURUS_CURRENT_LOCALE') === 'en' ? 'en' : 'zh';
}

/** Set by `scripts/build.ts` when the bundler's cache is empty. Not part of the cache key. */
export const FIRST_BUILD = 'FIRST_BUILD';

/** Whether the bundler's cache is empty or disabled: each page is then compiled once for both compilations (browser and server). */
export function readFirstBuild(variables: Variables): boolean {
  return flag(variables, FIRST_BUILD) || flag(variables, 'DOCUSAURUS_NO_PERSISTENT_CACHE');
}

export const environment: Environment = readEnvironment(process.env);

export const firstBuild = readFirstBuild(process.env);

export const summaryFile = readSummaryFile(process.env);

export const language = readLanguage(process.env);
