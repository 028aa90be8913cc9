import { and, eq, gte, isNull } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { closures } from '#platform/database/schema/closures.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import { orderOf } from '../../api/booking/world.ts';
import { contract } from '#domain/contract/contract.ts';
import type { Deed } from '../../../machines/agenda/undo.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { formatReais } from '#domain/values/money.ts';
import { COMMANDS, FORMS } from '../../app/messages.ts';
import { plantGivings } from './plantGivings.ts';
import { plantMoves } from './plantMoves.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { timesOf } from './truth.ts';

/** Of the reservations to which a walk does something, each to another one; all have begun, so that somebody can be missing. */
export const HOURS = [5, 6, 7, 8, 9, 10, 11] as const;
const EVENING = 18;

const TOLD: Readonly<Record<Deed['kind'], { readonly done: string; readonly undone: string }>> = {
  payment: { done: `${COMMANDS.payReservation[0]}${formatReais(80_50)} em dinheiro`, undone: COMMANDS.undoPayment[0] },
  cancellation: { done: FORMS.deskCancellation[0], undone: COMMANDS.undoCancellation[0] },
  noShow: { done: COMMANDS.markNoShow[0], undone: COMMANDS.clearNoShow[0] },
  move: { done: FORMS.newPrice[0], undone: COMMANDS.undoMove[0] },
  giving: { done: FORMS.reservationGiving[0], undone: COMMANDS.undoGiving[0] },
  closure: { done: FORMS.courtClosure[0], undone: COMMANDS.undoClosure[0] },
};

export function isDeed(deed: unknown): deed is Deed {
  return typeof deed === 'object' && deed !== null && 'kind' in deed;
}

function lastDeed(happened: readonly ChartEvent[]): Deed | undefined {
  return happened.map(({ deed }) => deed).findLast(isDeed);
}

/** A morning at noon: reservations to be paid at the arena, and two later ones: one that was moved, and one that was cancelled at the desk. */
export async function undoScene(
  world: SceneWorld,
): Promise<Scene & Readonly<Record<'moveElsewhere' | 'giveElsewhere', () => Promise<unknown>>>> {
  const arena = await world.arena('local');
  const player = await world.player();
  for (const hour of HOURS) {
    // Booked at an hour that the arena lets and that is free again, since the one before was put into the morning.
    const made = await world.reserve(player, orderOf(arena, world.today, [EVENING]));
    for (const table of ['reservation_slot', 'slot_claim']) {
      const text = `update ${table} set hour = $1 where reservation_id = $2`;
      await world.database.pool.query(text, [hour, made.body.data.reservation._id]);
    }
  }
  const moved = await world.reserve(player, orderOf(arena, world.today, [18], 1));
  const cancelled = await world.reserve(player, orderOf(arena, world.today, [18]));
  const url = contract.cancelAtDesk.path.replace(':id', cancelled.body.data.reservation._id);
  await world.call(arena.owner, { method: 'PATCH', url, payload: {} });
  const deeds = (happened: readonly ChartEvent[], kind: Deed['kind']) => ({
    done: happened.filter(({ deed }) => isDeed(deed) && deed.kind === kind).length,
    undone: happened.filter(
      ({ type }, index) => type === 'undo.requested' && lastDeed(happened.slice(0, index))?.kind === kind,
    ).length,
  });
  return {
    moveElsewhere: () => plantMoves(world, [moved.body.data.reservation._id], arena.owner.id),
    giveElsewhere: () => plantGivings(world, [moved.body.data.reservation._id], arena.owner.id),
    tells: {
      'deed.done': ({ deed }) => (isDeed(deed) ? TOLD[deed.kind].done : null),
      'undo.requested': (_event, earlier) => TOLD[lastDeed(earlier)?.kind ?? 'payment'].undone,
      'restore.requested': COMMANDS.undoCancellation[0],
      'moveBack.requested': COMMANDS.undoMove[0],
      'handBack.requested': COMMANDS.undoGiving[0],
    },
    truths: [
      {
        section: 'RULES 5',
        says: 'what was taken back is as before, what was not stays done',
        planned: (happened) => {
          const [paid, gone] = [deeds(happened, 'payment'), deeds(happened, 'cancellation')];
          const [missing, moved] = [deeds(happened, 'noShow'), deeds(happened, 'move')];
          const [given, closed] = [deeds(happened, 'giving'), deeds(happened, 'closure')];
          const isRestored = timesOf(happened, 'restore.requested') > 0;
          return {
            PAGA: paid.done - paid.undone,
            CANCELADA: gone.done - gone.undone + (isRestored ? 0 : 1),
            missing: missing.done - missing.undone,
            elsewhere: moved.done - moved.undone,
            guests: given.done - given.undone,
            closures: closed.done - closed.undone,
          };
        },
        found: async () => {
          const ofArena = eq(reservations.arenaId, arena.id);
          const rows = await world.database.orm.select().from(reservations).where(ofArena);
          const of = (wanted: string) => rows.filter(({ status }) => status === wanted).length;
          const missing = rows.filter(({ noShowAt }) => noShowAt !== null).length;
          const guests = rows.filter(({ guestPlayerName }) => guestPlayerName !== null).length;
          const elsewhere = await world.database.orm
            .select()
            .from(reservationSlots)
            .where(and(eq(reservationSlots.arenaId, arena.id), gte(reservationSlots.hour, 19)));
          const closed = await world.database.orm
            .select()
            .from(closures)
            .where(and(eq(closures.arenaId, arena.id), isNull(closures.undoneAt)));
          return {
            PAGA: of('PAGA'),
            CANCELADA: of('CANCELADA'),
            missing,
            elsewhere: elsewhere.length,
            guests,
            closures: closed.length,
          };
        },
      },
      {
        section: 'RULES 4',
        says: 'an undo is a movement of its own, never a deletion of the past',
        planned: (happened) => {
          const { done, undone } = deeds(happened, 'payment');
          return { payments: done, undone };
        },
        found: async () => {
          const rows = await world.database.orm.select().from(movements).where(eq(movements.arenaId, arena.id));
          const of = (kind: string) => rows.filter((row) => row.kind === kind).length;
          return { payments: of('payment'), undone: of('undo') };
        },
      },
    ],
    calls: {},
    opening: async () => ({ path: ROUTES.ownerReservations.path, session: await world.sessionOf(arena.owner) }),
  };
}
