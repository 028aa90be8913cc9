import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { UNDO_SECONDS } from '#domain/agenda/undo.ts';
import { contract } from '#domain/contract/contract.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { agendaPath, tournamentPath } from '#domain/navigation/paths.ts';
import { QUEUE } from '../../src/app/offline/offlineTexts.ts';
import { orderOf, type TestPerson } from '../api/booking/world.ts';
import { openFestival } from '../api/events/festival.ts';
import { openField } from '../api/tournament/field.ts';
import { waitUntil } from '../waitUntil.ts';
import { faultsOf } from './accessibility/faults.ts';
import { passTime } from './heldClock.ts';
import { LOOKS, turnTo } from './looks.ts';
import { payBy } from './payBy.ts';
import { sceneInBrowser } from './sceneInBrowser.ts';

const scene = sceneInBrowser();
const DAY_MS = 24 * 60 * 60_000;

/** A category whose group has been drawn, and the page of its matches, before its organizer. */
async function openMatches(pairs: number) {
  const festival = await openFestival(scene.world);
  const field = await openField(scene.world, festival, pairs);
  await field.draw(1);
  await field.makeMatches();
  const address = { eventId: festival.id, id: field.category, organizerId: festival.organizer.id };
  const path = `${tournamentPath({ ...address, name: 'Mista C/D', isForTeams: false })}?tab=matches`;
  const page = await openAs(festival.organizer, path);
  await page
    .getByRole('button', { name: /^Definir placar/ })
    .first()
    .waitFor();
  return { festival, field, path, page };
}

async function openAs(person: TestPerson, path: string): Promise<Page> {
  const page = await scene.newPage({ path, session: await scene.world.sessionOf(person) });
  await goWithQueue(page, path);
  return page;
}

/** The queue comes with what waits for a calm page; where no worker has kept it, it has to be there before the line is gone. */
async function goWithQueue(page: Page, path: string): Promise<void> {
  const code = page.waitForResponse(/QueueBar-[^/]+\.js$/);
  await page.goto(path);
  const address = (await code).url();
  // A text: what compiles the tests would put its own loader in place of the browser's.
  await page.evaluate(`import(${JSON.stringify(address)}).then(() => undefined)`);
}

/** Another tab of the same browser. */
async function nextTab(context: BrowserContext, path: string, before?: (page: Page) => unknown): Promise<Page> {
  const page = await context.newPage();
  await before?.(page);
  await page.goto(path);
  return page;
}

/** Writes the score of the first match that has none: so many games to nothing. */
async function score(page: Page, games: number, button = /^Definir placar/): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(String(games));
  await dialog.getByRole('textbox').nth(1).fill('0');
  await dialog.getByRole('button', { name: 'Salvar placar' }).click();
  await dialog.waitFor({ state: 'detached' });
}

const bar = (page: Page) => page.getByRole('region', { name: QUEUE.title });
const unsent = (page: Page, count: number) =>
  bar(page)
    .getByText(count === 1 ? '1 lançamento não enviado' : `${count} lançamentos não enviados`)
    .waitFor();

/** The writing calls that a page makes, by method and path. */
function heard(page: Page, into: string[]): void {
  page.on('request', (request) => {
    if (request.method() !== 'GET') into.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
}

/** What axe finds of the page as it stands, on a phone and a wide screen, light and dark. */
async function faultsInAllLooks(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const look of LOOKS) {
    await turnTo(page, look);
    found.push(...(await faultsOf(page)).map((fault) => `${look.name}: ${fault}`));
  }
  return found;
}

/** What is held, as the storage has it. */
function stored(page: Page): Promise<readonly { readonly key: string; readonly subject: string }[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith('held:'))
      .map((name) => JSON.parse(localStorage.getItem(name) ?? ''))
      .toSorted((one, other) => one.order - other.order),
  );
}

// Red without the lock in queueActors.ts: 37 calls were sent.
it('twenty scores without a line, the tab killed, two tabs with a line: each is applied once, in its order', async () => {
  const { field, path, page } = await openMatches(7);
  const context = page.context();
  await context.setOffline(true);
  for (let games = 1; games <= 20; games += 1) await score(page, games);
  await unsent(page, 20);
  await expect.poll(() => page.getByText('Não enviado', { exact: true }).count()).toBeGreaterThan(5);
  const typed = await stored(page);
  await page.close({ runBeforeUnload: false });
  await expect
    .poll(async () => (await field.matches()).filter(({ doubleOneScore }) => doubleOneScore !== undefined))
    .toEqual([]);

  await context.setOffline(false);
  const sent: string[] = [];
  const [one, other] = await Promise.all([
    nextTab(context, path, (tab) => heard(tab, sent)),
    nextTab(context, path, (tab) => heard(tab, sent)),
  ]);
  await waitUntil(async () => expect(await stored(one)).toEqual([]));
  expect(sent).toEqual(typed.map(({ subject }) => `PUT ${contract.setScore.path.replace(':id', subject)}`));
  const scored = new Map((await field.matches()).map(({ _id, doubleOneScore }) => [_id, doubleOneScore]));
  expect(typed.map(({ subject }) => scored.get(subject))).toEqual(typed.map((_, index) => index + 1));
  for (const tab of [one, other]) {
    await bar(tab).waitFor({ state: 'detached' });
    await tab.getByText('20 - 0').waitFor();
    await expect.poll(() => tab.getByText('Não enviado', { exact: true }).count()).toBe(0);
  }
});

it('the check on a card is held too, and a match that was not played', async () => {
  const arena = await scene.world.arena('local');
  const made = await scene.world.reserve(await scene.world.player(), orderOf(arena, scene.world.today, [21]));
  const desk = await openAs(arena.owner, agendaPath(toIsoDay(scene.world.today)));
  await desk.context().setOffline(true);
  await desk.getByRole('button', { name: /^Confirmar pagamento de / }).click();
  await payBy(desk, 'PIX');
  await desk.getByRole('button', { name: /, Não enviado, R\$/ }).waitFor();
  await unsent(desk, 1);
  await desk.context().setOffline(false);
  await desk.getByRole('button', { name: /, Paga, R\$/ }).waitFor();
  const { body } = await scene.world.read(arena.owner, made.body.data.reservation._id);
  await expect.poll(async () => [body.data.reservation.status, await stored(desk)]).toEqual(['PAGA', []]);

  const { field, page } = await openMatches(2);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Definir placar/ }).click();
  await page.getByRole('button', { name: 'Decidir por W.O.' }).click();
  await page.getByRole('radio', { name: /^Ana 0/ }).check();
  await page.getByLabel('Lesão').check();
  await page.getByRole('button', { name: 'Declarar W.O.' }).click();
  await page.getByText('Não enviado', { exact: true }).first().waitFor();
  await page.context().setOffline(false);
  await waitUntil(async () => expect(await stored(page)).toEqual([]));
  const [match] = await field.matches();
  expect(new Set([match?.doubleOneScore, match?.doubleTwoScore])).toEqual(new Set([0, 6]));
});

// Red with another idempotency key for each attempt.
it('a payment that arrived before the tab was killed is counted once', async () => {
  const arena = await scene.world.arena('local');
  const made = await scene.world.reserve(await scene.world.player(), orderOf(arena, scene.world.today, [20]));
  const id: string = made.body.data.reservation._id;
  const path = agendaPath(toIsoDay(scene.world.today));
  const page = await openAs(arena.owner, path);
  const context = page.context();
  await page.getByRole('button', { name: /, Pendente, R\$/ }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Adicionar pagamento' }).click();
  await page.getByLabel('Valor').fill('30,00');
  await page.getByRole('button', { name: 'Registrar' }).click();
  await page.getByRole('dialog').getByText('Não enviado').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /, Não enviado, R\$/ }).waitFor();
  await page.close();

  await context.setOffline(false);
  const arrived = nextTab(context, path, (tab) =>
    tab.route('**/installments', async (route) => {
      // The reply never comes to the page.
      await route.fetch();
      await tab.evaluate(() => document.body.setAttribute('data-arrived', ''));
    }),
  );
  const killed = await arrived;
  await killed.locator('body[data-arrived]').waitFor();
  await killed.close();
  const last = await nextTab(context, path);
  await waitUntil(async () => expect(await stored(last)).toEqual([]));
  const { body } = await scene.world.read(arena.owner, id);
  expect(body.data.reservation.installments.map(({ value }: { value: number }) => value)).toEqual([30]);
});

it('what the server has otherwise is asked about: mine, or theirs', async () => {
  const { field, page } = await openMatches(3);
  await page.context().setOffline(true);
  await score(page, 5);
  await score(page, 6);
  await score(page, 7);
  await unsent(page, 3);
  await bar(page).getByText('Ver quais').click();
  expect(await faultsInAllLooks(page)).toEqual([]);
  const [first, second] = await stored(page);
  await field.set(first?.subject ?? '', 1, 0);
  await field.set(second?.subject ?? '', 2, 0);
  await page.context().setOffline(false);
  await unsent(page, 2);
  await bar(page).getByText('A partida já tem outro placar.').first().waitFor();
  expect(await faultsInAllLooks(page)).toEqual([]);
  await bar(page)
    .getByRole('button', { name: /^Enviar o meu: .*5 - 0$/ })
    .click();
  await unsent(page, 1);
  await bar(page)
    .getByRole('button', { name: /^Manter o que está lá: .*6 - 0$/ })
    .click();
  await bar(page)
    .getByRole('button', { name: /^Desfazer: .*6 - 0$/ })
    .waitFor();
  await passTime(page, UNDO_SECONDS * 1_000);
  await bar(page).waitFor({ state: 'detached' });
  const scores = (await field.matches()).map(({ doubleOneScore }) => doubleOneScore);
  expect(new Set(scores)).toEqual(new Set([2, 5, 7]));
  await page.getByText('2 - 0').waitFor();
});

// Red without ASKED_AFTER_MS in queueActors.ts.
it('what was held for eight days is not sent before its person was asked', async () => {
  const { field, path, page } = await openMatches(2);
  const context = page.context();
  await context.setOffline(true);
  await score(page, 6);
  await unsent(page, 1);
  await page.evaluate((ms) => {
    const name = Object.keys(localStorage).find((each) => each.startsWith('held:')) ?? '';
    const held = JSON.parse(localStorage.getItem(name) ?? '');
    localStorage.setItem(name, JSON.stringify({ ...held, at: held.at - ms, since: held.since - ms }));
  }, 8 * DAY_MS);
  await page.close();
  await context.setOffline(false);
  const sent: string[] = [];
  const next = await nextTab(context, path, (tab) => heard(tab, sent));
  await bar(next).getByText(QUEUE.tooLong).waitFor();
  expect(sent).toEqual([]);
  await bar(next)
    .getByRole('button', { name: /^Enviar agora/ })
    .click();
  await bar(next).waitFor({ state: 'detached' });
  await expect.poll(async () => (await field.matches()).map(({ doubleOneScore }) => doubleOneScore)).toEqual([6]);
});

// Red when readHeld reads the entries of all owners.
it('Sair asks about it; the next person neither sees nor sends it, and its own finds it again', async () => {
  const { festival, field, path, page } = await openMatches(2);
  const context = page.context();
  await context.setOffline(true);
  await score(page, 6);
  await unsent(page, 1);
  const [entry] = await stored(page);
  await page.getByRole('button', { name: /^E aí, / }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  const question = page.getByRole('dialog', { name: QUEUE.leaving });
  await question.getByText('Você tem 1 lançamento não enviado.').waitFor();
  await question.getByRole('button', { name: QUEUE.leave }).click();
  // Without a worker the code of the login does not come.
  await waitUntil(async () => expect((await context.cookies()).map(({ name }) => name)).not.toContain('token'));
  await page.close();
  await context.setOffline(false);

  const sent: string[] = [];
  const enter = async (person: TestPerson) => {
    const { token, user } = await scene.world.sessionOf(person);
    // No page of the app: that one would ask for the person who was here before, and remember them.
    const tab = await nextTab(context, '/manifest.webmanifest');
    await tab.evaluate(
      ([cookie, value]) => {
        document.cookie = `token=${cookie}; Path=/`;
        localStorage.setItem('user', value);
      },
      [token, JSON.stringify({ user, cachedAt: 0 })] as const,
    );
    heard(tab, sent);
    await goWithQueue(tab, path);
    return tab;
  };
  const stranger = await scene.world.player();
  await context.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem('planted') === null) localStorage.setItem(name, text);
      sessionStorage.setItem('planted', '');
    },
    [`held:${stranger.id}::theirs`, JSON.stringify({ ...entry, key: 'theirs', what: '9 - 0' })] as const,
  );
  const other = await enter(stranger);
  // Theirs alone is sent, and refused: the match is not theirs.
  await bar(other)
    .getByRole('button', { name: /^Tentar de novo: .*9 - 0$/ })
    .waitFor();
  await unsent(other, 1);
  await expect.poll(async () => [sent.length, (await stored(other)).length]).toEqual([1, 2]);
  const discard = bar(other).getByRole('button', { name: /^Descartar: .*9 - 0$/ });
  const undo = bar(other).getByRole('button', { name: /^Desfazer: .*9 - 0$/ });
  await discard.click();
  await undo.waitFor();
  await expect
    .poll(async () => [
      await undo.evaluate((button) => button === document.activeElement),
      (await stored(other)).length,
    ])
    .toEqual([true, 1]);
  await undo.click();
  await unsent(other, 1);
  await expect.poll(async () => (await stored(other)).length).toBe(2);
  await discard.click();
  await undo.waitFor();
  await other.close();
  const own = await enter(festival.organizer);
  await waitUntil(async () => expect((await stored(own)).map(({ key }) => key)).toEqual(['theirs']));
  await expect.poll(async () => (await field.matches()).map(({ doubleOneScore }) => doubleOneScore)).toEqual([6]);
});

// Red when putHeld says of a full storage that it keeps.
it('a full storage is said, and what was typed stays in its form', async () => {
  const { page } = await openMatches(2);
  await page.context().setOffline(true);
  await page.evaluate(() => {
    // What a browser with little room for this site says of a longer entry.
    const room = 'x'.repeat(1024);
    let name = 0;
    try {
      for (;;) localStorage.setItem(`full ${(name += 1)}`, room.repeat(64));
    } catch {
      try {
        for (;;) localStorage.setItem(`full ${(name += 1)}`, 'x'.repeat(64));
      } catch {
        return;
      }
    }
  });
  await page.getByRole('button', { name: /^Definir placar/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('6');
  await dialog.getByRole('button', { name: 'Salvar placar' }).click();
  await page
    .getByText(/este aparelho não tem espaço/)
    .first()
    .waitFor();
  await expect.poll(() => dialog.getByRole('textbox').first().inputValue()).toBe('6');
  await expect.poll(async () => [await stored(page), await bar(page).count()]).toEqual([[], 0]);
});
