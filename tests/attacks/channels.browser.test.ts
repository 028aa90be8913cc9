import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ROUTES } from '#domain/navigation/routes.ts';
import { hashPassword } from '#core/people/passwords.ts';
import { CHANNEL } from '../../visualizer/live/protocol.ts';
import { sceneInBrowser } from '../e2e/sceneInBrowser.ts';
import { mailedToken } from '../models/scenes/reset.ts';
import { told } from '../e2e/heldClock.ts';

const ANA = { name: 'Ana Planta', email: 'ana.planta@exemplo.com', phone: '13977776666', city: 'Cidade da Ana' };
const NEW_NAME = 'Ana Transplantada';
const OLD_PASSWORD = 'areia-quente';
const NEW_PASSWORD = 'areia morna 27';

const watched = sceneInBrowser();
const unwatched = sceneInBrowser({ flows: false });

/** What a page says on channels, and writes into the history and the browser's stores. */
interface Noted {
  readonly where: 'opened' | 'channel' | 'history' | 'storage';
  readonly text: string;
}

/** Notes it for all pages of the context, from before their first script. */
async function listen(page: Page): Promise<readonly Noted[]> {
  const noted: Noted[] = [];
  await page.context().exposeBinding('note', (_source, one: Noted) => void noted.push(one));
  await page.context().addInitScript(noteAll);
  return noted;
}

// Row 47. Red without isMasked or `masked` in visualizer/live/plain.ts, and without `shownAs` in visualizer/live/publisher.ts.
it('nobody who listens hears of a reset, a login and a profile who it was', async () => {
  const { world } = watched;
  const person = await world.player({ ...ANA, passwordHash: await hashPassword(OLD_PASSWORD) });
  const link = await mailedToken(world, ANA.email);
  const page = await watched.newPage({ path: '/' });
  const noted = await listen(page);
  const live = await page.context().newPage();
  await live.goto('/dev/fluxos/ao-vivo');

  await page.goto(ROUTES.resetPassword.path.replace(':token', link));
  await page.getByLabel('Nova senha', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Repita a nova senha', { exact: true }).fill(NEW_PASSWORD);
  await live.getByRole('listbox').getByRole('option').first().waitFor();
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await page.waitForURL(`**${ROUTES.login.path}`);

  await page.getByLabel('Email').fill(ANA.email);
  await page.getByLabel('Senha', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await told(page, 'Bem-vindo, Ana!');
  // What a page has not said yet goes with it. Whoever looks on has a window of the list, which what follows leaves soon.
  await expect.poll(() => textOf(noted, 'channel')).toContain('session.began');
  await page.goto(ROUTES.profile.path);
  await page.getByLabel('Nome').fill(NEW_NAME);
  await page.getByRole('button', { name: 'Salvar dados' }).click();
  await expect.poll(() => textOf(noted, 'channel')).toContain('form.sent');

  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const words = [...Object.values(ANA), NEW_NAME, OLD_PASSWORD, NEW_PASSWORD, link, token];
  const found = (where: Noted['where']): readonly string[] => {
    const text = textOf(noted, where);
    return words.filter((word) => text.includes(word) || text.includes(encodeURIComponent(word)));
  };
  expect(words).not.toContain('');
  const said = textOf(noted, 'channel');
  for (const event of ['password.submitted', 'login.submitted', 'session.began', 'form.submitted']) {
    expect(said).toContain(event);
  }
  expect(found('channel')).toEqual([]);
  expect(found('history')).toEqual([]);
  // The browser keeps who is logged in, what is typed into a profile, and the link of the tab until it is used.
  expect(found('storage').toSorted()).toEqual([...Object.values(ANA), NEW_NAME, link].toSorted());
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(link);
  expect(person.id).toBeDefined();
});

// Rows 44 and 47. Red when src/main.tsx opens the ear, or src/app/App.tsx shows the screen, without hasFlows.
it('a server without the visualizer has pages that open no channel and know nothing of it', async () => {
  const page = await unwatched.newPage({ path: '/' });
  const noted = await listen(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/', ROUTES.login.path]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await page.goto('/dev/fluxos/ao-vivo');
  await page.getByRole('heading', { level: 1, name: 'Bola fora!' }).waitFor();
  expect(noted.filter(({ where }) => where === 'opened' || where === 'channel')).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/flows/'))).toEqual([]);
  const html = await (await page.request.get('/')).text();
  expect([html.includes('<title>'), html.includes('quadra-flows'), html.includes(CHANNEL)]).toEqual([
    true,
    false,
    false,
  ]);
});

function textOf(noted: readonly Noted[], where: Noted['where']): string {
  return noted
    .filter((one) => one.where === where)
    .map(({ text }) => text)
    .join('\n');
}

declare global {
  function note(one: Noted): Promise<void>;
}

/** Runs in each page. */
function noteAll(): void {
  const say = (where: Noted['where'], value: unknown) => void globalThis.note({ where, text: JSON.stringify(value) });
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      say('opened', name);
    }
    override postMessage(message: unknown): void {
      say('channel', message);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      super.postMessage(message);
    }
  };
  for (const method of ['pushState', 'replaceState'] as const) {
    const before = history[method].bind(history);
    history[method] = (...given: Parameters<History['pushState']>) => {
      say('history', given);
      before(...given);
    };
  }
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the storage that it was called on
  const keep = Storage.prototype.setItem;
  Storage.prototype.setItem = function setItem(name: string, value: string) {
    say('storage', [name, value]);
    keep.call(this, name, value);
  };
}
