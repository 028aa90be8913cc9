import { eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { orderOf } from '../../api/booking/world.ts';
import { COMMANDS, FORMS } from '../../app/messages.ts';
import { plantGivings } from './plantGivings.ts';
import { plantMoves } from './plantMoves.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { formatReais } from '#domain/values/money.ts';
import { contract } from '#domain/contract/contract.ts';
import { wordOf } from '../harness/rules.ts';
import { byLast, sentAfter, timesOf } from './truth.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';

/** By the PIX of whom has the tap. */
const PAID = `${COMMANDS.payReservation[0]}${formatReais(80_50)} por PIX`;
export const GUEST = 'Rui';
export const WRITTEN = 'Traz a própria rede';

/** What each event sends: the call and its body. */
const SENT = new Map<string, readonly [string, unknown]>([
  ['confirm.requested', ['payReservation', { method: 'pix' }]],
  ['deed.done', ['payReservation', { method: 'pix' }]],
  ['restore.requested', ['undoCancellation', undefined]],
  ['noShow.requested', ['markNoShow', undefined]],
  ['attendance.requested', ['clearNoShow', undefined]],
  ['resize.requested', ['moveReservation', undefined]],
  ['moveBack.requested', ['undoMove', undefined]],
  ['handBack.requested', ['undoGiving', undefined]],
]);
/** What each form sends, by the event that opened it. */
const FORMS_SENT = new Map<string, readonly [string, unknown]>([
  ['cancel.requested', ['cancelAtDesk', {}]],
  ['note.requested', ['writeNote', { note: WRITTEN }]],
  ['give.requested', ['giveReservation', { guestPlayerName: GUEST }]],
  ['reopen.requested', ['reopenCourts', { startHour: 23, endHour: 24 }]],
  ['closing.requested', ['closeCourts', { reason: 'rain', seen: { reservations: 0, atArena: 0, byPix: 0 } }]],
]);

function sentBy(event: ChartEvent, earlier: readonly ChartEvent[]) {
  if (wordOf(event) !== 'done(submission)') return SENT.get(wordOf(event));
  return FORMS_SENT.get(earlier.findLast(({ type }) => FORMS_SENT.has(type))?.type ?? '');
}

/** Which hours a move asks for, its chart says; which a closure or its reopening asks for, the tests of its form. */
function withoutHours(endpoint: string, body: unknown): unknown {
  if (endpoint === 'moveReservation') return undefined;
  if (endpoint !== 'closeCourts' && endpoint !== 'reopenCourts') return body;
  const { scope: _hours, courts: _courts, from: _from, until: _until, ...told } = Object(body);
  return told;
}

interface AgendaScene extends Scene {
  /** Notes, as another window does, that nobody came to what has begun, or that somebody did. */
  readonly noteElsewhere: (isNoShow: boolean) => Promise<unknown>;
  /** The last hour of the other court is closed, as another window does, unless it is. */
  readonly closeElsewhere: () => Promise<unknown>;
  /** Every reservation was moved, as another window does. */
  readonly moveElsewhere: () => Promise<unknown>;
  /** Every reservation was given to whom it is for, likewise. */
  readonly giveElsewhere: () => Promise<unknown>;
  /**
   * Until it is called again, what was cancelled is a PIX that was paid, of hours that have begun: of what is
   * looked at without installments, only that can be marked. Or it is a PIX that is still waited for.
   */
  readonly turnCancelled: (into: 'PAGA' | 'PENDENTE' | 'CANCELADA') => Promise<void>;
}

/**
 * An evening at noon: four reservations to be paid at the arena, one of which has begun, and two cancelled at the desk, whose
 * refunds the bank refused. The other court is closed for its last hour.
 */
export async function agendaScene(world: SceneWorld): Promise<AgendaScene> {
  const arena = await world.arena('local');
  const player = await world.player();
  const { pool } = world.database;
  const reserve = async (hour: number): Promise<string> => {
    const made = await world.reserve(player, orderOf(arena, world.today, [hour]));
    return made.body.data.reservation._id;
  };
  const begun = await reserve(19);
  for (const table of ['reservation_slot', 'slot_claim']) {
    await pool.query(`update ${table} set hour = 9 where reservation_id = $1`, [begun]);
  }
  for (const hour of [20, 21]) await reserve(hour);
  const cancelledIds: string[] = [];
  for (const hour of [22, 23]) {
    const cancelled = await reserve(hour);
    cancelledIds.push(cancelled);
    const url = contract.cancelAtDesk.path.replace(':id', cancelled);
    await world.call(arena.owner, { method: 'PATCH', url, payload: {} });
    await pool.query("update reservation set money_back = 'refused' where id = $1", [cancelled]);
  }
  await reserve(18);
  const today = toIsoDay(world.today);
  const scope = { courts: [arena.courts[1]?.id], from: today, until: today, startHour: 23, endHour: 24 };
  const nothing = { reservations: 0, atArena: 0, byPix: 0 };
  const payload = { scope, reason: 'maintenance', seen: nothing };
  const closeElsewhere = () => world.call(arena.owner, { method: 'POST', url: contract.closeCourts.path, payload });
  await closeElsewhere();

  return {
    noteElsewhere: (isNoShow) =>
      world.database.orm
        .update(reservations)
        .set(isNoShow ? { noShowAt: world.now(), noShowBy: arena.owner.id } : { noShowAt: null, noShowBy: null })
        .where(eq(reservations.arenaId, arena.id)),
    closeElsewhere,
    moveElsewhere: () => plantMoves(world, [begun, ...cancelledIds], arena.owner.id),
    giveElsewhere: () => plantGivings(world, [begun, ...cancelledIds], arena.owner.id),
    async turnCancelled(into) {
      const [method, hours, back, were] =
        into === 'CANCELADA'
          ? ['local', 12, 'refused', "payment_method = 'platform'"]
          : ['platform', -12, 'none', "money_back = 'refused'"];
      const turned = await pool.query<{ id: string }>(
        `update reservation set status = $2, payment_method = $3, money_back = $4 where id = any($1) and ${were} returning id`,
        [cancelledIds, into, method, back],
      );
      const ids = turned.rows.map(({ id }) => id);
      await pool.query('update reservation_slot set hour = hour + $2 where reservation_id = any($1)', [ids, hours]);
    },
    tells: {
      'confirm.requested': PAID,
      'deed.done': PAID,
      'done(submission)': byLast({
        'cancel.requested': FORMS.deskCancellation[0],
        'note.requested': FORMS.reservationNote[0],
        'give.requested': FORMS.reservationGiving[0],
        'closing.requested': FORMS.courtClosure[0],
        'reopen.requested': FORMS.courtReopening[0],
      }),
      'restore.requested': COMMANDS.undoCancellation[0],
      'noShow.requested': COMMANDS.markNoShow[0],
      'attendance.requested': COMMANDS.clearNoShow[0],
      'moveBack.requested': COMMANDS.undoMove[0],
      'handBack.requested': COMMANDS.undoGiving[0],
      'resize.requested': 'Este horário já passou.',
    },
    truths: [
      {
        section: 'SPEC 7, Reservations',
        says: 'confirming is sent with how it was paid, cancelling says that nothing was received; who thinks better of it sends nothing',
        planned: (happened) =>
          happened.map((event, index) => sentBy(event, happened.slice(0, index))).filter((call) => call !== undefined),
        found: ({ sent }) =>
          sent()
            .filter(({ endpoint }) => endpoint !== 'measureClosure')
            .map(({ endpoint, body }) => [endpoint, withoutHours(endpoint, body)]),
      },
      {
        section: 'RULES 4',
        says: 'a reservation becomes PAGA by the check of its owner, CANCELADA once that was confirmed, as before by the undo, and CONFIRMADA for whom it is given to; no other changes',
        planned: (happened) => [
          sentAfter(happened, 'give.requested') > 0 ? 'CONFIRMADA none' : 'PENDENTE none',
          sentAfter(happened, 'cancel.requested') > 0 ? 'CANCELADA none' : 'PENDENTE none',
          timesOf(happened, 'confirm.requested') > 0 ? 'PAGA none' : 'PENDENTE none',
          timesOf(happened, 'restore.requested') > 0 ? 'PENDENTE none' : 'CANCELADA refused',
          'CANCELADA refused',
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
