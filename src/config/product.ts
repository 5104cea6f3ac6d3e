import versions from '../../versions.json';

/** The script at the tag of the documented release. */
const installScript = 'https://raw.githubusercontent.com/goodrain/rainbond-console/v5.14.2-release/script/install-dind.sh';

/**
 * Names and addresses of the product. No other file spells them out: links in
 * components and configuration come from here.
 */
export const product = {
  name: 'Rainbond',
  /** Prefix of the site's own session and local storage keys. */
  storagePrefix: 'rainbond',
  /** The released documentation at /docs: the newest of `versions.json`. */
  docsVersion: `V${versions[0] ?? ''}`,
  latestPatch: '5.14.2',
  /** The tag of the platform's repositories that the site describes, and the organization that hosts them. */
  sourceTag: 'v5.14.2-release',
  organization: 'https://github.com/goodrain',
  repository: 'https://github.com/goodrain/rainbond',
  mirror: 'https://gitee.com/rainbond/Rainbond',
  issues: 'https://github.com/goodrain/rainbond/issues',
  releases: 'https://github.com/goodrain/rainbond/releases',
  siteRepository: 'https://github.com/goodrain/rainbond-docs',
  store: 'https://hub.grapps.cn',
  forum: 'https://t.goodrain.com',
  vendor: 'https://www.goodrain.com',
  contact: 'https://p5yh4rek1e.feishu.cn/share/base/shrcn4dG9z5zvbZZWd1MFf6ILBg',
  installScript,
  /**
   * Uses the script at the tag: get.rainbond.com now
   * serves the one for 6.x, which doesn't know the images of 5.14. VERSION is
   * set because the script at the tag installs an older release by default.
   */
  installCommand:
    `curl -fL -o install.sh ${installScript} && VERSION=v5.14.2 bash ./install.sh`,
  copyrightHolder: 'Goodrain, Inc.',
  /** The vendor's forms: subscription editions, demo, partnership. */
  subscriptionForm: 'https://rainbond.feishu.cn/share/base/shrcnvP5VXbLaTb3n7B7YMZweRb',
  demoForm: 'https://rainbond.feishu.cn/share/base/form/shrcngJKwbek0nbP1bBIcFA5g6d',
  partnerForm: 'https://rainbond.feishu.cn/share/base/form/shrcnywQpD9yBvs21AAbXMCfXWb',
} as const;
