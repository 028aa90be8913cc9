import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { AHEAD_MS, moveDate } from '../moments/moved.ts';
import { WAIT_STOP_MS } from '../stop.ts';

/** The shell first: it is the same browser without a desktop's windows, and takes two thirds of the time. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where a whole browser is, which shows notices, as the shell does not; undefined where none is. */
export const WHOLE_BROWSER = USUAL_PLACES.filter((path) => !path.endsWith('-shell')).find(existsSync);

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
export async function openBrowser(path?: string, flags: readonly string[] = []): Promise<Browser> {
  const executablePath = path ?? (await browserPath());
  const browser = await chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
  const open = browser.newContext.bind(browser);
  // Pages that a service worker answers hide from a test what the server says of them: whoever tests the worker lets it in.
  browser.newContext = (options) => open({ serviceWorkers: 'block', ...options });
  browser.on('context', (context) => {
    context.setDefaultTimeout(WAIT_STOP_MS);
    // A page that broke may show nothing of it.
    context.on('weberror', (thrown) => console.log(`Thrown at ${thrown.page()?.url()}:`, thrown.error()));
    if (AHEAD_MS !== 0) void context.addInitScript(moveDate, AHEAD_MS);
  });
  return browser;
}

/** Where the browser is. The packaged one is unpacked at the first call, which two processes must not do at once. */
export async function browserPath(): Promise<string> {
  const path = process.env['CHROMIUM_PATH'] || USUAL_PLACES.find(existsSync);
  if (path) return path;
  // It brings the libraries that a bare machine lacks, but unpacks them only where it takes itself to be in a cloud
  // function. Its own flags are for one page there: in a single process it hangs at the second context.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
