import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#core/people/demoAccounts.ts';

/** Who uses the app: nobody known, or one of the demonstration's accounts. */
export type Who = 'visitor' | 'player' | 'newcomer' | 'owner' | 'reception' | 'admin';

const EMAILS: Readonly<Record<Exclude<Who, 'visitor'>, string>> = {
  player: emailOf('jogador@'),
  newcomer: emailOf('novato@'),
  owner: emailOf('arena@'),
  reception: emailOf('recepcao@'),
  admin: emailOf('admin@'),
};

/** An account whose password the test knows. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** A browser of one's own, in which that person is logged in. */
export async function enterAs(
  who: Who | Account,
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address, locale: 'pt-BR', reducedMotion: 'reduce', ...options });
  if (who !== 'visitor') await logIn(await context.newPage(), accountOf(who));
  return context;
}

function accountOf(who: Exclude<Who, 'visitor'> | Account): Account {
  return typeof who === 'string' ? { email: EMAILS[who], password: DEMO_PASSWORD } : who;
}

/** On a page of its own, with which the welcome goes. */
async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto('/entrar');
  await typeLogin(page, account);
  await page.waitForURL((url) => url.pathname !== '/entrar');
  await page.close();
}

/** On the login page, and sent. */
export async function typeLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

function emailOf(start: string): string {
  const account = DEMO_ACCOUNTS.find(({ email }) => email.startsWith(start));
  if (!account) throw new Error(`The demonstration has no account ${start}`);
  return account.email;
}
