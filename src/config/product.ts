import versions from '../../versions.json';

/** The script at the tag of the documented release. */
const installScript = 'https://raw.githubusercontent.com/goodrain/rainbond-console/v5.14.2-release/script/install-dind.sh';

/**
 * Names and addresses of the product. No other file spells them: links in
 * components and configuration come from here.
 */
export const product = {
  name: 'Rainbond',
  /** Names session and local storage markers of the site's own. */
  storagePrefix: 'rainbond',
  /** The released documentation at /docs: the newest of `versions.json`. */
  docsVersion: `V${versions[0] ?? ''}`,
  latestPatch: '5.14.2',
  /** The tag of the platform's repositories that the site describes, and where they stand. */
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
   * serves that of 6.x, which doesn't know the images of 5.14. The release is
   * named once more because the script at the tag installs an older one.
   */
  installCommand:
    `curl -fL -o install.sh ${installScript} && VERSION=v5.14.2 bash ./install.sh`,
  copyrightHolder: 'Goodrain, Inc.',
  /** Forms of the vendor: editions with a subscription, a demonstration, partnership. */
  subscriptionForm: 'https://rainbond.feishu.cn/share/base/shrcnvP5VXbLaTb3n7B7YMZweRb',
  demoForm: 'https://rainbond.feishu.cn/share/base/form/shrcngJKwbek0nbP1bBIcFA5g6d',
  partnerForm: 'https://rainbond.feishu.cn/share/base/form/shrcnywQpD9yBvs21AAbXMCfXWb',
} as const;
