/** A built site that tests run against. */
export type Site = {
  readonly dir: string;
  readonly port: number;
  /** Path with a leading and a trailing slash. */
  readonly baseUrl: string;
  readonly origin: string;
  /** Environment variables of its build. */
  readonly environment: Readonly<Record<string, string>>;
  /** Options passed to the build: another configuration. */
  readonly options: readonly string[];
};

function site(dir: string, port: number, baseUrl: string, environment: Site['environment'], options: Site['options'] = []): Site {
  return {dir, port, baseUrl, origin: `http://127.0.0.1:${port}`, environment, options};
}

/** Origin of the statistics scripts in the configured build; tests stub its responses. */
export const STATISTICS_HOST = 'https://static.example.com';

/**
 * `production` is built as it is deployed; `configured` has every switch of the
 * configuration on and is served below a base URL; `planted` has a few pages and a configuration
 * that the site doesn't have.
 */
export const SITES = {
  production: site('build', 4173, '/', {}),
  configured: site('build-configured', 4174, '/preview/', {
    BASE_URL: '/preview/',
    COLOR_MODE_SWITCH: 'true',
    STATISTICS_HOST,
    ALGOLIA_APP_ID: 'TESTAPP',
    ALGOLIA_API_KEY: 'test-key',
    ALGOLIA_INDEX_NAME: 'rainbond',
  }),
  planted: site('build-planted', 4175, '/', {}, ['--config', 'tests/fixtures/site/docusaurus.config.ts']),
} as const;
