import {existsSync} from 'node:fs';
import path from 'node:path';

const FIREFOX = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const WEBKIT_DRIVER = 'WebKitWebDriver';
const DISPLAY_SERVER = 'Xvfb';

/** The first of the programs that exists; each is a path, or a name on the search path. */
function find(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => (path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name)))).find((file) => existsSync(file));
}

export const firefox = () => find(FIREFOX);

/** WebKitGTK's driver, and the display server for machines without a screen. */
export const webkit = () => ({driver: find([WEBKIT_DRIVER]), display: find([DISPLAY_SERVER])});

/** Why Firefox can't be used on this machine; undefined if it can. */
export const missingFirefox = () => (firefox() ? undefined : 'no Firefox found');

/** Why WebKit can't be used on this machine; undefined if it can. */
export function missingWebKit(): string | undefined {
  const {driver, display} = webkit();
  if (!driver) return `no ${WEBKIT_DRIVER} found`;
  return display ? undefined : `no ${DISPLAY_SERVER} found`;
}
