import type { Page } from 'playwright-core';
import type { Bot } from './bots.ts';

/** What a bot finds in the head of a page. */
export interface Head {
  /** By the name or property of each `meta`. */
  readonly meta: Readonly<Record<string, string>>;
  readonly canonical?: string;
  /** What each JSON-LD of the page is about, as text. */
  readonly data: readonly string[];
}

/**
 * Fetches a page as a bot does, and reads its first HTML.
 * @param parser an empty page of a browser, whose parser takes the HTML: nothing of it runs or loads there
 * @throws when the page is not answered as one
 */
export async function readHead(parser: Page, bot: Bot, address: string): Promise<Head> {
  const answer = await fetch(address, { headers: bot.headers, redirect: 'error' });
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status !== 200 || !type.startsWith('text/html')) {
    throw new Error(`${bot.name} was answered ${answer.status} ${type}`);
  }
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return parser.evaluate(headOf, new TextDecoder().decode(bytes.slice(0, bot.reads)));
}

/** Runs in the browser. */
function headOf(html: string): Head {
  const { head } = new DOMParser().parseFromString(html, 'text/html');
  const named = [...head.querySelectorAll('meta')].map((meta) => [
    meta.getAttribute('property') ?? meta.name,
    meta.content,
  ]);
  const canonical = head.querySelector('link[rel=canonical]')?.getAttribute('href');
  const data = [...head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent);
  return { meta: Object.fromEntries(named), data, ...(canonical && { canonical }) };
}
