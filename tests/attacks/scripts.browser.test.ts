import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ROUTES, arenaPath, eventPath, manageEventPath } from '../../domain/navigation/routes.ts';
import { arenas } from '../../server/database/schema/arenas.ts';
import { categories, events } from '../../server/database/schema/events.ts';
import { people } from '../../server/database/schema/people.ts';
import { openFestival } from '../api/events/festival.ts';
import { sceneInBrowser } from '../e2e/sceneInBrowser.ts';

/** Each would set `window.pwned` if any of it were taken for markup or for an address. */
const SCRIPT = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';
const ADDRESS = 'javascript:window.pwned=1';

declare global {
  // What the payloads set.
  var pwned: number | undefined;
}

const scene = sceneInBrowser();

// Row 15. The first is red when a view writes a name with dangerouslySetInnerHTML, or links to an address that it did
// not make; the second, with 'unsafe-inline' among the scripts in http/contentSecurity.ts.
describe('script', () => {
  it('in the names of people and arenas is shown as it was written, and never run', async () => {
    const arena = await scene.world.arena('local');
    const player = await scene.world.player({ name: `Ana ${SCRIPT}`, avatar: ADDRESS });
    await scene.world.database.orm
      .update(arenas)
      .set({ name: `Arena ${SCRIPT}`, description: SCRIPT, instagram: ADDRESS, avatar: ADDRESS, photos: [ADDRESS] })
      .where(eq(arenas.id, arena.id));
    await scene.world.database.orm.update(people).set({ phone: ADDRESS }).where(eq(people.id, arena.owner.id));
    const session = await scene.world.sessionOf(player);
    const page = await scene.newPage({ path: '/', session });

    await page.goto(`${ROUTES.home.path}?busca=arena`);
    await page.getByRole('heading', { name: `Arena ${SCRIPT}`, exact: true }).waitFor();
    await expectUnharmed(page);
    await page.goto(arenaPath(arena.id));
    await page.getByRole('heading', { level: 1, name: `Arena ${SCRIPT}`, exact: true }).waitFor();
    await expectUnharmed(page);
    await page.getByRole('button', { name: 'E aí, Ana?!' }).click();
    await page.getByText(`${player.id}@exemplo.com`).waitFor();
    await expectUnharmed(page);
  });

  it('in the names of an event and its categories is shown as it was written, and never run', async () => {
    const festival = await openFestival(scene.world, { name: `Copa ${SCRIPT}` });
    const category = await festival.category();
    const evil = { name: SCRIPT, category: SCRIPT };
    await scene.world.database.orm.update(categories).set(evil).where(eq(categories.id, category));
    await scene.world.database.orm
      .update(events)
      .set({
        arenaName: SCRIPT,
        city: SCRIPT,
        street: SCRIPT,
        phoneToContact: ADDRESS,
        pixOrganizer: ADDRESS,
        artwork: ADDRESS,
      })
      .where(eq(events.id, festival.id));
    const session = await scene.world.sessionOf(festival.organizer);
    const page = await scene.newPage({ path: '/', session });
    for (const path of [ROUTES.events.path, eventPath(festival.id), manageEventPath(festival.id)]) {
      await page.goto(path);
      await page
        .getByRole('heading', { name: `Copa ${SCRIPT}` })
        .first()
        .waitFor();
      await expectUnharmed(page);
    }
    await page.getByText(SCRIPT, { exact: true }).first().waitFor();
    await expectUnharmed(page);
  });

  it('that gets into the page by another way is not run either', async () => {
    const page = await scene.newPage({ path: '/' });
    await page.goto(ROUTES.login.path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const refused = await page.evaluate(
      (payload) =>
        new Promise<string>((resolve) => {
          addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), { once: true });
          const place = document.createElement('div');
          place.innerHTML = payload;
          const script = document.createElement('script');
          script.textContent = 'window.pwned=1';
          document.body.append(place, script);
        }),
      SCRIPT,
    );
    expect(refused).toMatch(/^script-src/);
    expect(await page.evaluate(() => globalThis.pwned)).toBeUndefined();
  });
});

async function expectUnharmed(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: globalThis.pwned,
    // An <img> does not run its address; whatever can be followed or framed would.
    addresses: [...document.querySelectorAll('[href], [action], iframe')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? element.getAttribute('src'))
      .filter((value) => /^\s*javascript:/i.test(value ?? '')),
    handlers: [...document.querySelectorAll('*')].filter((element) => element.hasAttribute('onerror')).length,
  }));
  expect(found).toEqual({ ran: undefined, addresses: [], handlers: 0 });
}
