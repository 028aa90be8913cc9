import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PriceCardMode } from '#domain/arenas/arena.ts';
import { arenaPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { TestArena } from '../api/booking/world.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import type { MountedApp } from '../models/views/mount.tsx';
import { openPage } from '../models/views/openPage.ts';

let world: SceneWorld;
let arena: TestArena;
let mounted: MountedApp | undefined;

async function openWorld(priceCard: PriceCardMode) {
  world = await openSceneWorld(undefined, { priceCard });
  arena = await world.arena('local', 1);
  await world.database.pool.query('update time_slot set price_centavos = 5000 where arena_id = $1 and start_hour < 9', [
    arena.id,
  ]);
}
afterEach(() => mounted?.close());
afterAll(() => world.close());

const card = async () => (await screen.findByRole('region', { name: 'Preço da quadra' })).textContent;
const visit = async (path: string) => void (mounted = await openPage(world, path, undefined));
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

// RULES 10: the price card tells the truth.
describe('with the prices of the arenas', () => {
  beforeAll(() => openWorld('arena'));

  // Red with `DISPLAY_PRICE_CENTAVOS` alone in src/areas/player/directory/page/PriceCard.tsx.
  it("an arena's page says from which price on, and each part of the day", async () => {
    await visit(arenaPath(arena.id));
    expect(plain(await card())).toContain('a partir de R$ 50,00 por hora');
    const prices = within(await screen.findByRole('region', { name: 'Preços por hora' }));
    const [parts, costs] = [prices.getAllByRole('term'), prices.getAllByRole('definition')];
    expect(parts.map((part, index) => `${part.textContent}: ${plain(costs[index]?.textContent)}`)).toEqual([
      'Manhã: R$ 50,00 a R$ 80,50',
      'Noite: R$ 80,50',
    ]);
  });

  it("a card of the home page says it too, and an arena without hours has the specification's price on its page", async () => {
    const bare = await world.arena('local', 1, { name: 'Zulu' });
    await world.database.pool.query('delete from time_slot where arena_id = $1', [bare.id]);
    await visit(ROUTES.home.path);
    const cards = (await screen.findAllByRole('link', { name: /1 quadra/ })).map(({ textContent }) =>
      plain(textContent),
    );
    expect(cards.map((text) => text?.includes('a partir de R$ 50,00/h'))).toEqual([true, false]);
    mounted?.close();
    await visit(arenaPath(bare.id));
    expect(plain(await card())).toMatch(/^ ?R\$ 40,00 por hora/);
    expect(screen.queryByText('Preços por hora')).toBeNull();
  });
});

describe('with PRICE_CARD=fixed', () => {
  beforeAll(async () => {
    await world.close();
    await openWorld('fixed');
  });

  it("every arena's page shows the specification's card, and cards show no price", async () => {
    await visit(arenaPath(arena.id));
    expect(plain(await card())).toMatch(/^ ?R\$ 40,00 por hora/);
    expect(screen.queryByText('Preços por hora')).toBeNull();
    mounted?.close();
    await visit(ROUTES.home.path);
    const [first] = await screen.findAllByRole('link', { name: /1 quadra/ });
    expect(first?.textContent).not.toContain('R$');
  });
});
