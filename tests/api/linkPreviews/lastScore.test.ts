import { beforeAll, beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { publicTournamentPath } from '#domain/navigation/paths.ts';
import { people } from '#platform/database/schema/people.ts';
import { pictureAddress } from '#start/linkPreviews/pictureRoute.ts';
import { linkPreviewReader, pageReader } from '#start/linkPreviews/readPage.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestPerson, type World } from '../booking/world.ts';
import { type Festival, openFestival } from '../events/festival.ts';
import { fieldOf, type ListedMatch } from '../tournament/field.ts';

const HOUR_MS = 60 * 60 * 1_000;
const PAIRS = [
  ['Ana Lima', 'Bia Prado'],
  ['Caio Reis', 'Duda Sá'],
  ['Eva Luz', 'Gil Paz'],
] as const;

describeOnDatabases('the score in the preview of a tournament', (open) => {
  let database: TestDatabase;
  let world: World;
  let festival: Festival;
  let field: ReturnType<typeof fieldOf>;
  let players: readonly TestPerson[];
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    festival = await openFestival(world);
    const category = await festival.category({ viaGateway: false });
    field = fieldOf(festival, category);
    players = await Promise.all(PAIRS.flat().map((name) => world.player({ name })));
    for (const pair of PAIRS.keys()) {
      const [player, partner] = players.slice(2 * pair);
      if (player && partner) await festival.registered(player, category, { partner: partner.id });
    }
    await field.draw(1);
    await field.makeMatches();
  });

  async function told() {
    const page = await pageReader(linkPreviewReader(database, 'arena'))(publicTournamentPath(field.category));
    if (typeof page !== 'object') throw new Error(`The page is ${page}`);
    const { description, card } = page.preview;
    return { description, line: card.lines[1], price: card.price, picture: pictureAddress(card, page) };
  }

  /** `Ana e Bia`: how the side is told that this player has entered. */
  function sideOf({ playerOne }: ListedMatch['doubleOne']): string {
    const pair = PAIRS[players.findIndex(({ id }) => id === playerOne._id) / 2] ?? [];
    return pair.map((name) => name.split(' ')[0]).join(' e ');
  }

  async function score({ _id, doubleOne, doubleTwo }: ListedMatch, one: number, two: number): Promise<string> {
    await field.set(_id, one, two);
    return `Grupo A: ${sideOf(doubleOne)} ${one} × ${two} ${sideOf(doubleTwo)}`;
  }

  // Red without `lastScore` in readTournament; and in readLastScore.ts without `scored.at desc`, and without `> $2`.
  it('is that of the match which was scored last, under first names, for a day', async () => {
    const before = await told();
    expect(before).toMatchObject({ line: expect.stringContaining(', Santos'), price: expect.any(String) });
    // Not in the order in which they were to be played; one is corrected after the next was scored.
    const [third, first, second] = await field.matches();
    if (!first || !second || !third) throw new Error('There are fewer matches');
    for (const [match, games] of [
      [first, 3],
      [second, 5],
      [third, 7],
    ] as const) {
      database.passTime(HOUR_MS);
      const line = await score(match, games, 6);
      await field.edit(first._id, 1, 0);
      const after = await told();
      expect(after).toMatchObject({ line: match === first ? line.replace('3 × 6', '1 × 0') : line, price: undefined });
      expect(after.description).toBe(`${after.line}. Grupos, partidas e chave, com os placares de agora.`);
      expect(after.picture).not.toBe(before.picture);
    }
    database.passTime(25 * HOUR_MS);
    expect(await told()).toEqual(before);
  });

  // Red without `m.walkover_reason is null`: 6 to 0 was not played. And without `m.games_one is not null`.
  it('is none of a match that was not played, or whose score was taken back', async () => {
    const before = await told();
    const [played, missed] = await field.matches();
    if (!played || !missed) throw new Error('There are fewer matches');
    await score(missed, 6, 3);
    await field.edit(missed._id, null, null);
    expect(await told()).toEqual(before);
    const absent = missed.doubleTwo._id;
    await festival.call(festival.organizer, 'declareWalkover', missed._id, { absent, reason: 'hurt' });
    expect(await told()).toEqual(before);
    const line = await score(played, 2, 6);
    expect((await told()).line).toBe(line);
  });

  // Red with `firstName` of everybody in readLastScore.ts; and when the page's switch is not asked.
  it('names nobody who has deleted the account, and is told of no page that is switched off', async () => {
    const [match] = await field.matches();
    if (!match) throw new Error('There is no match');
    await score(match, 6, 3);
    const { id } = players.find((player) => player.id === match.doubleOne.playerOne._id) ?? {};
    await database.orm
      .update(people)
      .set({ name: 'Conta excluída', status: 'erased' })
      .where(eq(people.id, id ?? ''));
    expect((await told()).line).toMatch(/^Grupo A: Conta excluída e \w+ 6 × 3 \w+ e \w+$/);
    await festival.call(festival.organizer, 'switchPublicTournament', field.category, { isOn: false });
    await expect(told()).rejects.toThrow('The page is missing');
  });
});
