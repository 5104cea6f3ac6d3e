import {copied} from './support/clipboard';
import {unreadableLetters} from './support/drawings';
import {painted, recordPaint} from './support/paint';
import {expect, LANGUAGES, open, test} from './support/test';

const CLOUDS = [
  {path: '/ack/', zh: '装到阿里云 ACK。', en: 'Install on Alibaba Cloud ACK.', storage: 'type: aliyun', generator: '/helm/?availability=ha&storage=aliyun&database=external'},
  {path: '/cce/', zh: '装到华为云 CCE。', en: 'Install on Huawei Cloud CCE.', storage: 'nfs-client-provisioner:', generator: '/helm/?availability=ha&storage=nfs&database=external'},
  {path: '/tke/', zh: '装到腾讯云 TKE。', en: 'Install on Tencent Cloud TKE.', storage: 'nfs-client-provisioner:', generator: '/helm/?availability=ha&storage=nfs&database=external'},
] as const;

const WORDS = {
  zh: {steps: '本页步骤', copyFile: '复制 values.yaml', copy: '复制命令', form: '你的集群', result: '结果的形式', flags: '一条命令', external: '外部 MySQL', entry: '网关入口 IP', host: 'MySQL 地址', add: '添加网关节点', remove: '去掉第 1 个网关节点', name: '节点名', ipv4: /IPv4 地址/, several: /只能填一个地址/, wrong: '有 1 处填得不对，结果里先用占位符代替。', reset: '恢复默认', storage: '共享存储', nfs: 'NFS 挂载点', advice: '安装前确认', ha: '高可用'},
  en: {steps: 'Steps of this page', copyFile: 'Copy values.yaml', copy: 'Copy commands', form: 'Your cluster', result: 'Form of the result', flags: 'One command', external: 'External MySQL', entry: 'Gateway entry IP', host: 'MySQL host', add: 'Add a gateway node', remove: 'Remove gateway node 1', name: 'Node name', ipv4: /IPv4 address/, several: /One address only/, wrong: "Entries that can't be right: 1. Placeholders stand in for them.", reset: 'Back to the defaults', storage: 'Shared storage', nfs: 'NFS mount', advice: 'Before you install', ha: 'Highly available'},
} as const;

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];

  for (const cloud of CLOUDS) {
    test(`${cloud.path} in ${name}: title, drawing, seven steps, a file to copy, failures that open`, async ({page}) => {
      await open(page, prefix + cloud.path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(cloud[name]);
      await expect(page.locator('main figure svg[role=img]:visible')).toHaveAttribute('aria-label', /rbd-system/);
      await expect(page.locator('main section h2[id$="-title"]')).toHaveCount(7);
      await page.getByRole('navigation', {name: words.steps}).getByRole('link').last().click();
      await expect(page.locator('#clean h2')).toBeInViewport();
      const file = await copied(page, () => page.getByRole('button', {name: words.copyFile}).click());
      expect(file).toContain(cloud.storage);
      expect(file).toMatch(/^operator:\n {2}env:/);
      const failure = page.locator('#trouble details').first();
      await failure.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(failure).toHaveAttribute('open', '');
      await expect(page.locator(`#values a[href="${prefix}${cloud.generator}"]`)).toBeVisible();
    });
  }

  test.describe(`the command generator in ${name}`, () => {
    const file = '#result pre >> nth=0';

    test('shows a complete result at once, and follows every choice', async ({page}) => {
      await open(page, `${prefix}/helm/`);
      const result = page.locator('#result');
      await expect(result).toContainText('CONTAINER_RUNTIME');
      await expect(result).toContainText('helm install rainbond rainbond/rainbond-cluster --version 5.14.2 -n rbd-system -f values.yaml');
      const form = page.getByRole('form', {name: words.form});
      await form.getByRole('tab', {name: 'Docker'}).click();
      await expect(page).toHaveURL(/\?runtime=docker$/);
      await expect(result).not.toContainText('CONTAINER_RUNTIME');
      await form.getByRole('tab', {name: words.external}).click();
      await form.getByLabel(words.host).fill('db.example.com');
      await expect(page.locator(file)).toContainText('host: db.example.com');
      await expect(page.locator(file)).toContainText('password: <password>');
      await result.getByRole('tab', {name: words.flags}).click();
      await expect(result.getByRole('tabpanel')).toContainText("--set 'Cluster.uiDatabase.host=db.example.com'");
      await form.getByRole('button', {name: words.reset}).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/helm/$`));
    });

    test('says what is wrong with a text, and keeps it out of the result', async ({page}) => {
      await open(page, `${prefix}/helm/`);
      const entry = page.getByLabel(words.entry);
      await entry.fill('10.0.0.1, 10.0.0.2');
      await expect(entry).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(words.several)).toBeVisible();
      await expect(page.getByText(words.wrong)).toBeVisible();
      await expect(page.locator(file)).toContainText('gatewayIngressIPs: <entry-ip>');
      await entry.fill('999.0.0.1');
      await expect(page.getByText(words.ipv4)).toBeVisible();
      await entry.fill('203.0.113.10');
      await expect(entry).toHaveAttribute('aria-invalid', 'false');
      await expect(page.locator(file)).toContainText('gatewayIngressIPs: 203.0.113.10');
    });

    test('accepts gateway nodes by keyboard', async ({page}) => {
      await open(page, `${prefix}/helm/`);
      await page.getByRole('button', {name: words.add}).focus();
      await page.keyboard.press('Enter');
      await page.getByLabel(words.name).fill('node-1');
      await expect(page.locator(file)).toContainText('- name: node-1');
      await expect(page).toHaveURL(/\?node=node-1/);
      await page.getByRole('button', {name: words.remove}).click();
      await expect(page.locator('#result')).not.toContainText('nodesForGateway');
    });

    test('opens with the choices of an address, and ignores invalid ones', async ({page}) => {
      await open(page, `${prefix}/helm/?availability=ha&storage=nfs&database=external`);
      await expect(page.getByRole('tablist', {name: words.storage}).getByRole('tab', {name: words.nfs})).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator(file)).toContainText('enableHA: true');
      await expect(page.getByRole('heading', {name: words.advice})).toBeVisible();
      await open(page, `${prefix}/helm/?storage=%3Cscript%3E&runtime=x&node=,,,&password=secret&entry=%27%20%26%26%20rm`);
      await expect(page.locator(file)).toContainText('gatewayIngressIPs: <entry-ip>');
      await expect(page.locator('#result')).not.toContainText('secret');
    });
  });
}

test('without scripts the generator shows the defaults, and no form', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('/helm/');
  await expect(page.locator('#result')).toContainText('helm install rainbond');
  await expect(page.locator('main form')).toBeHidden();
  await page.goto('/ack/');
  await expect(page.locator('#values pre')).toContainText('gatewayIngressIPs');
  await context.close();
});

test('nothing shifts while these pages load', async ({page}) => {
  await recordPaint(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    for (const path of ['/ack/', '/helm/', '/enterprise_server/', '/partners/', '/opensourceApps']) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      expect((await painted(page)).shift, `${path} at ${width} px`).toBe(0);
    }
  }
});

test('letters in the drawings can be read at every width', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const prefix of ['', '/en']) {
    for (const path of ['/ack/', '/cce/', '/tke/', '/partners/']) {
      await open(page, prefix + path);
      for (const width of [320, 390, 768, 1024, 1100, 1440]) {
        await page.setViewportSize({width, height: 900});
        expect(await unreadableLetters(page), `${prefix}${path} at ${width} px`).toEqual([]);
      }
    }
  }
});

test('nothing covers the form on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/helm/');
  for (const control of await page.locator('main form :is(input, select)').all()) {
    if (!(await control.isVisible())) continue;
    await control.evaluate((element) => element.scrollIntoView({block: 'end', behavior: 'instant'}));
    expect(
      await control.evaluate((element) => {
        const {left, top, width, height} = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && (hit === element || element.contains(hit) || hit.contains(element));
      }),
      (await control.getAttribute('name')) ?? 'control',
    ).toBe(true);
  }
});
