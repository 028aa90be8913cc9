import { beforeAll, expect, it } from 'vitest';
import { recordFormerGuests } from '#core/customers/recordGuestsWork.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { Booked } from './books.ts';
import { type Office, openOffice, type Owner } from './office.ts';

const MARCH = { day: 1, month: 3, year: 2026 };

/** As many reservations of a player as asked, on days of their own. */
const times = (count: number, player: number | null, row: Partial<Booked> = {}): Booked[] =>
  Array.from({ length: count }, (_, index) => ({
    day: { ...MARCH, day: index + 1 },
    total: 80_50,
    paid: [],
    method: 'local' as const,
    status: 'PENDENTE' as const,
    player,
    ...row,
  }));

describeOnDatabases('who reserved most', (open) => {
  let database: TestDatabase;
  let office: Office;
  let owner: Owner;
  beforeAll(async () => {
    database = await open();
    office = await openOffice(database);
  });

  const names = async (): Promise<[string, number][]> =>
    (await office.stats(owner, 'customersStats', MARCH)).rankingBestCustomers.map(
      (best: { player: { name: string }; totalReservations: number }) => [best.player.name, best.totalReservations],
    );

  it('are told with what an owner needs to thank them', async () => {
    owner = await office.owner();
    const lia = await office.player({ name: 'Lia Prado', city: 'Santos', phone: '13988887777', avatar: '/lia.webp' });
    const bia = await office.player({ name: 'Bia Moura' });
    await office.write(owner, [...times(3, 0), ...times(1, 1), ...times(9, null)], [lia.id, bia.id]);
    expect(await office.stats(owner, 'customersStats', MARCH)).toEqual({
      rankingBestCustomers: [
        {
          player: { _id: lia.id, name: 'Lia Prado', city: 'Santos', phone: '13988887777', avatarCDN: '/lia.webp' },
          totalReservations: 3,
        },
        { player: { _id: bia.id, name: 'Bia Moura' }, totalReservations: 1 },
      ],
    });
  });

  it('keep their phone where they never booked themselves', async () => {
    owner = await office.owner();
    const lia = await office.player({ name: 'Lia Prado', phone: '13988887777' });
    await office.write(owner, times(2, 0, { status: 'CONFIRMADA' }), [lia.id], 'owner');
    expect(await office.stats(owner, 'customersStats', MARCH)).toEqual({
      rankingBestCustomers: [{ player: { _id: lia.id, name: 'Lia Prado' }, totalReservations: 2 }],
    });
  });

  it('are counted by what was sold, in that month, there', async () => {
    owner = await office.owner();
    const other = await office.owner();
    const lia = await office.player({ name: 'Lia' });
    const [sold, unsold] = [times(1, 0), times(2, 0, { status: 'CANCELADA' })];
    const april = times(3, 0, { day: { ...MARCH, month: 4 } });
    await office.write(owner, [...sold, ...unsold, ...april], [lia.id]);
    await office.write(owner, times(2, 0, { status: 'PENDENTE', method: 'platform' }), [lia.id]);
    await office.write(other, times(5, 0), [lia.id]);
    expect(await names()).toEqual([['Lia', 1]]);
  });

  it('are ten at most, by name where they reserved as often; erased accounts are nobody', async () => {
    owner = await office.owner();
    const players = [];
    for (const name of ['Ênio', 'Duda', 'Zeca', 'Álvaro', 'bruna', 'Caio', 'Fê', 'Gil', 'Hugo', 'Ivo', 'Jô', 'Lu']) {
      players.push((await office.player({ name })).id);
    }
    const gone = await office.person('player', { name: 'Conta excluída', status: 'erased' });
    const booked = players.flatMap((_, player) => times(player === 2 ? 2 : 1, player));
    await office.write(owner, [...booked, ...times(4, players.length)], [...players, gone.id]);
    expect(await names()).toEqual([
      ['Zeca', 2],
      ['Álvaro', 1],
      ['bruna', 1],
      ['Caio', 1],
      ['Duda', 1],
      ['Ênio', 1],
      ['Fê', 1],
      ['Gil', 1],
      ['Hugo', 1],
      ['Ivo', 1],
    ]);
  });

  // Red without the half of the records in customers.ts, without `c.root_id`, without `root.answer`, and without `erased_at`.
  it('are guests by their records too: joined ones as one, those of an account with it, erased ones not', async () => {
    owner = await office.owner();
    const ask = database.pool.query.bind(database.pool);
    const lia = await office.player({ name: 'Lia Prado' });
    await office.write(owner, [...times(2, 0), ...times(3, null)], [lia.id]);
    await ask(
      `update reservation set guest_phone = '1399988776' || extract(day from day) where arena_id = $1 and player_id is null`,
      [owner.arenaId],
    );
    await recordFormerGuests(database);
    const { rows: records } = await ask<{ id: string }>('select id from customer where arena_id = $1 order by phone', [
      owner.arenaId,
    ]);
    const [first, second, third] = records.map(({ id }) => id);
    const ranking = async () =>
      (await office.stats(owner, 'customersStats', MARCH)).rankingBestCustomers.map(
        ({ player, totalReservations, isRecord = false }: Ranked) => [
          player._id,
          totalReservations,
          isRecord,
          player.phone,
        ],
      );
    expect(await ranking()).toEqual([
      [lia.id, 2, false, undefined],
      ...byText([first, second, third]).map((id) => [id, 1, true, expect.stringMatching(/^1399988776[123]$/)]),
    ]);
    await ask('update customer set root_id = $2, parent_id = $2 where id = $1', [second, first]);
    expect((await ranking()).slice(0, 2)).toEqual(
      expect.arrayContaining([
        [first, 2, true, '13999887761'],
        [lia.id, 2, false, undefined],
      ]),
    );
    await ask(`update customer set player_id = $2, asked_at = now(), answer = 'accepted' where id = $1`, [
      first,
      lia.id,
    ]);
    expect(await ranking()).toEqual([
      [lia.id, 4, false, undefined],
      [third, 1, true, '13999887763'],
    ]);
    await ask('update customer set erased_at = now() where id = $1', [third]);
    expect(await ranking()).toEqual([[lia.id, 4, false, undefined]]);
  });
});

function byText(ids: readonly (string | undefined)[]): string[] {
  return ids.map(String).toSorted((a, b) => (a < b ? -1 : 1));
}

interface Ranked {
  readonly player: { readonly _id: string; readonly phone?: string };
  readonly totalReservations: number;
  readonly isRecord?: boolean;
}
