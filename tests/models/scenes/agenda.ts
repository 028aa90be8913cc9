import { eq } from 'drizzle-orm';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { reservations } from '../../../server/database/schema/reservations.ts';
import { orderOf } from '../../api/booking/world.ts';
import { COMMANDS } from '../../app/messages.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { timesOf } from './truth.ts';

/** What is sent for what a person does; everything else sends nothing. */
const CALLS: ReadonlyMap<string, string> = new Map([
  ['confirm.requested', 'payReservation'],
  ['deed.done', 'payReservation'],
  ['noShow.requested', 'markNoShow'],
  ['attendance.requested', 'clearNoShow'],
]);

interface AgendaScene extends Scene {
  /** Notes, as another window does, that nobody came to what has begun, or that somebody did. */
  readonly noteElsewhere: (isNoShow: boolean) => Promise<unknown>;
}

/**
 * An evening at noon: four reservations to be paid at the arena, one of which has begun, and one that has begun and was
 * paid by a PIX whose refund the bank refused.
 */
export async function agendaScene(world: SceneWorld): Promise<AgendaScene> {
  const arena = await world.arena('local');
  const player = await world.player();
  const { pool } = world.database;
  const reserve = async (hour: number): Promise<string> => {
    const made = await world.reserve(player, orderOf(arena, world.today, [hour]));
    return made.body.data.reservation._id;
  };
  const moveTo = async (id: string, hour: number) => {
    for (const table of ['reservation_slot', 'slot_claim']) {
      await pool.query(`update ${table} set hour = $2 where reservation_id = $1`, [id, hour]);
    }
  };
  const begun = await reserve(19);
  for (const hour of [20, 21]) await reserve(hour);
  const refused = await reserve(22);
  await reserve(18);
  await moveTo(begun, 9);
  await moveTo(refused, 10);
  await pool.query(
    "update reservation set status = 'PAGA', payment_method = 'platform', money_back = 'refused' where id = $1",
    [refused],
  );

  return {
    noteElsewhere: (isNoShow) =>
      world.database.orm
        .update(reservations)
        .set(isNoShow ? { noShowAt: world.now(), noShowBy: arena.owner.id } : { noShowAt: null, noShowBy: null })
        .where(eq(reservations.arenaId, arena.id)),
    tells: {
      'confirm.requested': COMMANDS.payReservation[0],
      'deed.done': COMMANDS.payReservation[0],
      'noShow.requested': COMMANDS.markNoShow[0],
      'attendance.requested': COMMANDS.clearNoShow[0],
    },
    truths: [
      {
        section: 'SPEC 7, Reservations',
        says: 'confirming is sent without a body, as who came is; who thinks better of another deed sends nothing',
        planned: (happened) => happened.flatMap(({ type }) => (CALLS.has(type) ? [[CALLS.get(type), undefined]] : [])),
        found: ({ sent }) => sent().map(({ endpoint, body }) => [endpoint, body]),
      },
      {
        section: 'RULES 4',
        says: 'a reservation that is paid at the arena becomes PAGA by the check of its owner, and no other changes',
        planned: (happened) => [
          'PENDENTE none',
          'PENDENTE none',
          timesOf(happened, 'confirm.requested') > 0 ? 'PAGA none' : 'PENDENTE none',
          'PAGA refused',
          timesOf(happened, 'deed.done') > 0 ? 'PAGA none' : 'PENDENTE none',
        ],
        found: async () => {
          const ofArena = eq(reservations.arenaId, arena.id);
          const rows = await world.database.orm.select().from(reservations).where(ofArena).orderBy(reservations.id);
          return rows.map(({ status, moneyBack }) => `${status} ${moneyBack}`);
        },
      },
    ],
    calls: {},
    opening: async () => ({ path: ROUTES.ownerReservations.path, session: await world.sessionOf(arena.owner) }),
  };
}
