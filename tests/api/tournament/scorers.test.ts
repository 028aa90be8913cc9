import { beforeAll, expect, it } from 'vitest';
import { contract, type EndpointName } from '#domain/contract/contract.ts';
import { MOST_SCORERS, SCORER_LINK_DAYS } from '#domain/tournament/scorer.ts';
import { idempotencyKeys } from '#platform/database/schema/system.ts';
import { scorerLinks } from '#platform/database/schema/tournament.ts';
import { newToken } from '#core/people/tokens.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestPerson, type World } from '../booking/world.ts';
import { type Festival, openFestival } from '../events/festival.ts';
import { refusal } from '../testServer.ts';
import { openField } from './field.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SCORE = { doubleOneScore: 6, doubleTwoScore: 1 };
const CLEARED = { doubleOneScore: null, doubleTwoScore: null };

describeOnDatabases('scorers of a tournament', (open) => {
  let database: TestDatabase;
  let world: World;
  let festival: Festival;
  let scorer: TestPerson;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    festival = await openFestival(world);
    scorer = await world.player({ name: 'Sônia Placar' });
  });

  async function openMatches(pairs = 4) {
    const field = await openField(world, festival, pairs);
    await field.draw(1);
    await field.makeMatches();
    return field;
  }

  async function invited(category: string): Promise<string> {
    const token = newToken();
    const { status } = await festival.call(festival.organizer, 'makeScorerLink', category, { token });
    expect(status).toBe(200);
    return token;
  }
  const join = (who: TestPerson, token: string) => festival.call(who, 'becomeScorer', '', { token });
  const remove = (who: TestPerson, category: string, player: TestPerson) =>
    world.call(who, {
      method: 'DELETE',
      url: contract.removeScorer.path.replace(':id', category).replace(':player', player.id),
    });
  const read = async (category: string) =>
    (await festival.call(festival.organizer, 'scorers', category)).body.data as {
      scorers: { _id: string; name: string }[];
      linkUntil?: string;
    };

  // Red without `lockScoredCategory` in scoreMatch.ts, or with it in `declareWalkover`.
  it('set, change and clear scores, and may do nothing else of the organizer', async () => {
    const { category, matches, progress, registered } = await openMatches();
    const [first, second] = await matches();
    const id = first?._id ?? '';
    expect((await festival.call(scorer, 'setScore', id, SCORE)).body).toEqual(refusal('match_not_found'));
    const joined = await join(scorer, await invited(category));
    expect(joined.body.data).toMatchObject({ event: { id: festival.id }, tournament: { _id: category } });

    expect((await festival.call(scorer, 'setScore', id, SCORE)).status).toBe(200);
    expect((await festival.call(scorer, 'editScore', id, { ...SCORE, doubleOneScore: 7 })).status).toBe(200);
    expect((await festival.call(scorer, 'editScore', id, CLEARED)).status).toBe(200);

    const absent = { absent: second?.doubleOne._id, reason: 'hurt' };
    const refused: readonly (readonly [EndpointName, string, object?])[] = [
      ['drawGroups', category, { numberOfGroups: 1, again: true }],
      ['makeMatches', category],
      ['makeSecondPhase', category],
      ['declareWalkover', second?._id ?? '', absent],
      ['editCategory', category, { doublesNumber: 9 }],
      ['callOffCategory', category],
      ['editEvent', festival.id, { name: 'Outra copa' }],
      ['callOffEvent', festival.id],
      ['confirmPayment', registered[0]?.id ?? '', { payer: 'both' }],
      ['cancelRegistration', registered[0]?.id ?? ''],
      ['switchPublicTournament', category, { isOn: false }],
      ['scorers', category],
      ['makeScorerLink', category, { token: newToken() }],
      ['endScorerLink', category],
    ];
    const before = await progress();
    for (const [name, subject, payload] of refused) {
      expect([name, (await festival.call(scorer, name, subject, payload)).status]).toEqual([name, 404]);
    }
    expect(await progress()).toEqual(before);

    // A walkover is the organizer's word.
    expect((await festival.call(festival.organizer, 'declareWalkover', second?._id, absent)).status).toBe(200);
    const changed = await festival.call(scorer, 'editScore', second?._id, SCORE);
    expect(changed.body).toEqual(refusal('walkover_declared'));
  });

  // Red with a phone, a shirt or a payment in what server/areas/competitions/registrations/readRegistrations.ts tells whoever is not close.
  it('see no phone, shirt, city or payment, and find the tournament in their list until it is called off', async () => {
    const other = await world.player();
    const { category } = await openMatches();
    await join(other, await invited(category));
    const seen = (await festival.call(other, 'registrations', category)).body.data.registrations;
    expect(seen).toHaveLength(4);
    expect(JSON.stringify(seen)).not.toMatch(/phone|city|tShirt|AlreadyPaid|PaidVia|PENDENTE|PAGA/);
    const mine = async () => (await festival.call(other, 'myTournaments')).body.data;
    expect(await mine()).toMatchObject({ tournaments: [], scored: [{ tournament: { _id: category } }] });
    const listed = (await festival.call(other, 'categories', festival.id)).body.data.tournaments;
    const isScorerIn = (all: readonly { _id: string; isScorer?: boolean }[]) =>
      all.flatMap(({ _id, isScorer }) => (isScorer === true ? [_id] : []));
    expect(isScorerIn(listed)).toEqual([category]);
    const theirs = (await festival.call(festival.organizer, 'categories', festival.id)).body.data.tournaments;
    expect(isScorerIn(theirs)).toEqual([]);
    await festival.call(festival.organizer, 'callOffCategory', category);
    expect((await mine()).scored).toEqual([]);
  });

  // Red without `removedAt` in lockScoredCategory.ts, or without the comparison with the link's time in becomeScorer.ts.
  it('are removed and told so, come back only by a newer link, and may leave by themselves', async () => {
    const { category, matches } = await openMatches();
    const [one, two] = [await world.player(), await world.player()];
    const token = await invited(category);
    for (const who of [one, two]) await join(who, token);
    const [match] = await matches();
    const strangers = refusal('tournament_not_found');
    expect((await remove(one, category, two)).body).toEqual(strangers);
    const before = (await festival.call(one, 'progress', category)).body.data.progress;
    expect((await remove(festival.organizer, category, one)).status).toBe(200);
    expect((await festival.call(one, 'progress', category)).body.data.progress).toBe(before + 1);
    expect((await remove(festival.organizer, category, one)).body).toEqual(refusal('scorer_not_found'));
    const typed = await festival.call(one, 'setScore', match?._id, SCORE);
    expect([typed.status, typed.body]).toEqual([403, refusal('scorer_removed')]);
    expect((await join(one, token)).body).toEqual(refusal('scorer_removed'));
    database.passTime(1000);
    expect((await join(one, await invited(category))).status).toBe(201);
    expect((await festival.call(one, 'setScore', match?._id, SCORE)).status).toBe(200);
    expect((await remove(two, category, two)).status).toBe(200);
    expect((await read(category)).scorers.map(({ _id }) => _id)).toEqual([one.id]);
  });

  // Red without `for('update')` in ownCategory.ts, on PostgreSQL, or without MOST_SCORERS in becomeScorer.ts.
  it('are never more than there is room for, however many come at once', async () => {
    const { category } = await openMatches();
    const token = await invited(category);
    const people: TestPerson[] = [];
    for (let index = 0; index < MOST_SCORERS + 3; index += 1) people.push(await world.player());
    const replies = await Promise.all(people.map((who) => join(who, token)));
    const refused = replies.filter(({ status }) => status !== 201).map(({ body }) => body);
    expect(refused).toEqual(Array.from({ length: 3 }, () => refusal('too_many_scorers')));
    expect((await read(category)).scorers).toHaveLength(MOST_SCORERS);
  });

  // Red without the hash in scorerLink.ts, with the token in the reply, or without `expiresAt` in becomeScorer.ts.
  it('come by a link that is stored as a hash, can be ended and replaced, and is over after its days', async () => {
    const { category } = await openMatches();
    const [a, b] = [await world.player(), await world.player()];
    const token = newToken();
    const { method, path } = contract.makeScorerLink;
    const url = path.replace(':id', category);
    await world.call(festival.organizer, { method, url, payload: { token }, headers: { 'idempotency-key': 'k-link' } });
    const stored = JSON.stringify([
      await database.orm.select().from(scorerLinks),
      await database.orm.select().from(idempotencyKeys),
    ]);
    expect(stored).not.toContain(token);

    expect((await join(a, token)).status).toBe(201);
    expect((await join(a, token)).status).toBe(201);
    expect((await read(category)).scorers.map(({ _id }) => _id)).toEqual([a.id]);
    const over = refusal('scorer_link_over');
    const next = await invited(category);
    expect((await join(b, token)).body).toEqual(over);
    expect((await read(category)).linkUntil).toEqual(expect.any(String));
    database.passTime(SCORER_LINK_DAYS * DAY_MS);
    expect((await join(b, next)).body).toEqual(over);
    expect((await read(category)).linkUntil).toBeUndefined();

    const last = await invited(category);
    expect((await festival.call(festival.organizer, 'endScorerLink', category)).status).toBe(200);
    expect((await join(b, last)).body).toEqual(over);
    for (const bad of ['', 'abc', `${last}x`, ' '.repeat(43)]) {
      expect([bad, (await join(b, bad)).status]).toEqual([bad, 400]);
    }
    for (const role of ['arena-owner', 'admin'] as const) {
      expect(
        (await join(role === 'admin' ? await world.person(role) : (await world.arena()).owner, await invited(category)))
          .status,
      ).toBe(403);
    }
    // Whoever organizes it needs no invitation.
    expect((await join(festival.organizer, await invited(category))).status).toBe(201);
    expect((await read(category)).scorers).toHaveLength(1);
  });
});
