import {routes} from '../../src/config/routes';
import {holds} from '../../tools/specification/marks';
import {expect, LANGUAGES, test} from './support/test';

const below = (place: string, names: string) => names.split(' ').map((name) => `${place}/${name}`);

const VERSIONS = '5.3.1 5.3.2 5.3.3 5.4.0 5.5.0 5.6.0 5.7.0 5.7.1 5.8.0 5.8.1 5.9.0 5.10.0 5.10.1 5.11.0 5.11.1 5.12.0 5.13.0 5.14.0 5.14.1 5.14.2';

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Promised addresses, by the address without its trailing slash. */
const promised: ReadonlyMap<string, string> = new Map(routes.map(({path}) => [withoutSlash(path), path]));

/** The addresses that the specification names, by statement. Where the specification gives a number, at least that many addresses exist below a path. */
for (const [id, addresses, place, count] of [
  ['routes.home', ['/']],
  ['routes.clouds', ['/ack/', '/cce/', '/tke/', '/helm/']],
  ['routes.enterprise', ['/enterprise_server/']],
  ['routes.partners', ['/partners/']],
  ['routes.xinchuang', ['/xinchuang/']],
  ['routes.search', ['/search']],
  ['routes.features', below('/feature', 'app-market app-ops devops multi-cluster service-mesh')],
  ['routes.scenes', ['/usescene/']],
  ['routes.scene', below('/usescene', 'AppManagement componentReuse EnterpriseDeliveryOne EnterpriseDeliveryTwo IntegrationDev MultiCloudManagement offlineDelivery x86ToArm')],
  ['routes.cases', ['/case/']],
  ['routes.case', below('/case', 'boe csgApp diningroom kgdata penghai szsd talkweb xybigdata zhjl')],
  ['routes.blog', ['/blog']],
  ['routes.blog.pages', below('/blog/page', '2 3 4')],
  ['routes.blog.archive', ['/blog/archive']],
  ['routes.blog.posts', below('/blog', 'istio nacos pipeline gateway-api-intro hertzbeat toBdelivery'), '/blog/', 59],
  ['routes.community', ['/community']],
  ['routes.community.change', ['/community/change/']],
  ['routes.community.versions', below('/community/change', VERSIONS)],
  ['routes.community.contribution', below('/community/contribution', ' app-share/ compile/ compile/console compile/region document/ plugin/')],
  ['routes.community.pages', below('/community', 'faqs members support')],
  ['routes.docs.quick-start', below('/docs/quick-start', 'introduction architecture/ architecture/design-concept architecture/flow differences edition getting-started quick-install release-cycle roadmap')],
  ['routes.docs.installation', below('/docs/installation', ' install-with-helm/ install-with-ui/ offline/ ha-deployment/ uninstall')],
  ['routes.docs.manual', below('/docs/use-manual', 'get-start/concept/ app-manage/ component-create/ component-manage/ team-manage/gateway/ team-manage/plugin-manage/ app-store-manage/')],
  ['routes.docs.topics', below('/docs', 'cluster-manage/ delivery/ devops/ ops-guide/ localization-guide/ troubleshooting/ expand/')],
  ['routes.docs.enterprise', below('/docs/enterprise', ' observability/ security/ GPU gray-release backup'), '/docs/enterprise/', 8],
  ['routes.docs.kubernetes', below('/docs/kubernetes-native-guide', ' helm/ yaml/ import-manage/')],
  ['routes.docs.microservices', below('/docs/micro-service', ' service-mesh/ tracking/ analysis/ example/')],
  ['routes.docs.store', below('/docs/store', 'install/appPackage install/onLineInstall onLine/create')],
  ['routes.docs.upgrade', ['/docs/upgrade/latest-version']],
  ['routes.docs.versions', ['/docs/versions']],
  ['routes.docs.intro', ['/docs/Intro']],
  ['routes.api.application', below('/docs/api/application', 'buildComponent createComponent installAppByMarket upgradeApp getAppDetail'), '/docs/api/application/', 22],
  ['routes.api.enterprise', [], '/docs/api/enterprise/', 3],
  ['routes.api.gateway', ['/docs/api/gateway/createHttpRule'], '/docs/api/gateway/', 9],
  ['routes.api.region', ['/docs/api/region/addRegion'], '/docs/api/region/', 8],
  ['routes.api.team', below('/docs/api/team', 'getTeamList createTeam'), '/docs/api/team/', 15],
  ['routes.api.user', ['/docs/api/user/getUserInfo'], '/docs/api/user/', 10],
] as const) {
  for (const {name, prefix} of LANGUAGES) {
    test(`${addresses.length > 3 ? `${addresses.slice(0, 3).join(', ')} …` : addresses.join(', ')} answer as promised (${id}, ${name})`, holds(id), async ({request}) => {
      for (const address of addresses) {
        const path = promised.get(withoutSlash(address));
        expect(path, `${address} is promised`).toBeDefined();
        if (path === undefined) continue;
        const response = await request.get(prefix + path, {maxRedirects: 0});
        expect(response.status(), prefix + path).toBe(200);
        const html = await response.text();
        expect(html, prefix + path).toMatch(/<h1[\s>]/);
        const canonical = /<link[^>]*rel="?canonical"?[^>]*href="?([^"\s>]+)/.exec(html)?.[1];
        expect(withoutSlash(new URL(canonical ?? '').pathname), prefix + path).toBe(withoutSlash(prefix + path));
      }
      if (place !== undefined) expect([...promised.values()].filter((path) => path.startsWith(place) && path !== place).length, `below ${place}`).toBeGreaterThanOrEqual(count);
    });
  }
}

test('each API operation that is promised has its page', holds('routes.api.application', 'routes.api.enterprise', 'routes.api.gateway', 'routes.api.region', 'routes.api.team', 'routes.api.user'), async ({request}) => {
  const operations = routes.filter(({path, kind}) => kind === 'api' && path.startsWith('/docs/api/'));
  for (const {path} of operations) expect((await request.get(path, {maxRedirects: 0})).status(), path).toBe(200);
});

for (const {name, prefix} of LANGUAGES) {
  test(`documentation, API, store and community have a sidebar each (${name})`, holds('routes.docs.sidebars', 'routes.community.sidebar'), async ({page}) => {
    const seen = new Set<string>();
    for (const path of ['/docs/quick-start/quick-install', '/docs/Intro', '/docs/store/install/onLineInstall', '/community/support']) {
      await page.goto(prefix + path);
      const links = await page.locator('.theme-doc-sidebar-menu a').evaluateAll((list) => list.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length, path).toBeGreaterThan(3);
      expect(links, path).toContain(prefix + path);
      seen.add(links.join(' '));
    }
    expect(seen.size, 'four of them').toBe(4);
  });
}
