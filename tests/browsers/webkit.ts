import {type ChildProcess, spawn} from 'node:child_process';
import {createServer} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';

import {Builder, By, Key} from 'selenium-webdriver';

import type {Driver} from './driver';
import {missingWebKit, webkit} from '../../tools/site/other-browsers';

const KEYS = {Escape: Key.ESCAPE, Enter: Key.ENTER, ArrowDown: Key.ARROW_DOWN, Tab: Key.TAB} as const;

/** Number of attempts to reach the driver, and the pause between them in milliseconds. */
const ATTEMPTS = 50;
const PAUSE = 200;

/** Finds a free port on this machine. */
function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address !== null && typeof address === 'object' ? done(address.port) : fail(new Error('No port is free.'))));
    });
  });
}

/** Starts a virtual display; resolves to the display number that `Xvfb` chooses. */
function startDisplay(program: string): Promise<{readonly name: string; readonly process: ChildProcess}> {
  return new Promise((done, fail) => {
    const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
    child.on('error', fail);
    child.on('exit', (code) => fail(new Error(`${program} ended with ${code}.`)));
    child.stdio[3]?.once('data', (number: Buffer) => done({name: `:${number.toString().trim()}`, process: child}));
  });
}

/** Starts WebKitGTK's browser on a virtual display of its own. */
export async function startWebKit(): Promise<Driver> {
  const {driver: program, display: screen} = webkit();
  if (program === undefined || screen === undefined) throw new Error(`${missingWebKit() ?? ''}.`);
  const display = await startDisplay(screen);
  const port = await freePort();
  const service = spawn(program, ['--host=127.0.0.1', `--port=${port}`], {stdio: 'ignore', env: {...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11'}});
  const end = () => {
    service.kill();
    display.process.kill();
  };
  const server = `http://127.0.0.1:${port}`;
  try {
    for (let attempt = 1; ; attempt += 1) {
      if (await fetch(`${server}/status`).then(({ok}) => ok, () => false)) break;
      if (attempt === ATTEMPTS) throw new Error(`${program} doesn't listen.`);
      await wait(PAUSE);
    }
    const browser = await new Builder()
      .usingServer(server)
      .withCapabilities({browserName: 'MiniBrowser', 'webkitgtk:browserOptions': {args: ['--automation']}})
      .build();
    return {
      open: (address) => browser.get(address),
      resize: async (width, height) => void (await browser.manage().window().setRect({width, height})),
      run: (code, ...args) => browser.executeScript(`return (${code.toString()})(...arguments)`, ...args),
      async click(selector) {
        const element = await browser.findElement(By.css(selector));
        await browser.executeScript('arguments[0].scrollIntoView({block: "center", behavior: "instant"})', element);
        await element.click();
      },
      press: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
      shortcut: (letter) => browser.actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform(),
      write: (text) => browser.actions().sendKeys(text).perform(),
      // The driver doesn't report problems.
      problems: () => [],
      async close() {
        await browser.quit().finally(end);
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
