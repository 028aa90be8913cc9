import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** No sandbox, since containers run as root; and no calls home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the system's Chromium when there is one, else the one inside an npm package. */
export async function openBrowser(): Promise<Browser> {
  const path = process.env['CHROMIUM_PATH'] || USUAL_PLACES.find(existsSync);
  if (path) return chromium.launch({ executablePath: path, args: FLAGS });
  const { default: packaged } = await import('@sparticuz/chromium');
  // Its own flags are for a single page in a cloud function: in one process it hangs at the second context.
  return chromium.launch({ executablePath: await packaged.executablePath(), args: FLAGS });
}
