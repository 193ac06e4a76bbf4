import { findCommand } from './find-command.ts';
import { installPackage } from './install-package.ts';

/** A browser for the tests, or one line that says how to get it. */
export type FoundBrowser =
  | { executable: string; missing?: undefined }
  | { executable?: undefined; missing: string };

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of the Chromium of this machine: what WAYBILL_CHROMIUM names, else the first one found. */
export function findChromium(): string | null {
  return findCommand([process.env['WAYBILL_CHROMIUM'], '/usr/bin/chromium', ...NAMES]);
}

/** Finds Chromium and installs it where that is ours to do. */
export async function ensureChromium(): Promise<FoundBrowser> {
  const found = findChromium() ?? ((await installPackage('chromium')) ? findChromium() : null);
  return found === null
    ? { missing: 'No Chromium: apt-get install chromium, or WAYBILL_CHROMIUM=/path/to/chrome' }
    : { executable: found };
}
