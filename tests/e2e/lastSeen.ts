import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** Emptied by whoever empties what tools keep; nothing in it is read again. */
const PICTURES = fileURLToPath(new URL('../../node_modules/.cache/quadra-livre/pictures', import.meta.url));
/** A page that hangs is not waited for once more. */
const SEEN_WITHIN_MS = 5_000;

/** What a person saw when a test failed: the address, the words on the page, and where its picture lies. */
export async function lastSeen(page: Page): Promise<string> {
  const timeout = SEEN_WITHIN_MS;
  const words = await page.locator('body').innerText({ timeout }).catch(String);
  return `On screen at ${page.url()}:\n${words}\nIts picture: ${await takePicture(page).catch(String)}`;
}

async function takePicture(page: Page): Promise<string> {
  await mkdir(PICTURES, { recursive: true });
  const path = join(PICTURES, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 4)}.png`);
  await page.screenshot({ path, timeout: SEEN_WITHIN_MS });
  return path;
}
