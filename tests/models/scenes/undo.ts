import { eq } from 'drizzle-orm';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { movements } from '../../../server/database/schema/ledger.ts';
import { reservations } from '../../../server/database/schema/reservations.ts';
import { orderOf } from '../../api/booking/world.ts';
import { contract } from '../../../domain/contract/contract.ts';
import type { Deed } from '../../../machines/agenda/undo.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { COMMANDS, FORMS } from '../../app/messages.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { timesOf } from './truth.ts';

/** Of the reservations to which a walk does something, each to another one. */
export const HOURS = [19, 20, 21, 22, 23] as const;

export function isDeed(deed: unknown): deed is Deed {
  return typeof deed === 'object' && deed !== null && 'kind' in deed;
}

function lastDeed(happened: readonly ChartEvent[]): Deed | undefined {
  return happened.map(({ deed }) => deed).findLast(isDeed);
}

/** An evening at noon: reservations to be paid at the arena, and one that was cancelled at the desk. */
export async function undoScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local');
  const player = await world.player();
  for (const hour of HOURS) await world.reserve(player, orderOf(arena, world.today, [hour]));
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
    tells: {
      'deed.done': ({ deed }) =>
        isDeed(deed) && deed.kind === 'payment' ? COMMANDS.payReservation[0] : FORMS.deskCancellation[0],
      'undo.requested': (_event, earlier) =>
        lastDeed(earlier)?.kind === 'payment' ? COMMANDS.undoPayment[0] : COMMANDS.undoCancellation[0],
      'restore.requested': COMMANDS.undoCancellation[0],
    },
    truths: [
      {
        section: 'RULES 5',
        says: 'what was taken back is as before, what was not stays done',
        planned: (happened) => {
          const [paid, gone] = [deeds(happened, 'payment'), deeds(happened, 'cancellation')];
          const isRestored = timesOf(happened, 'restore.requested') > 0;
          return { PAGA: paid.done - paid.undone, CANCELADA: gone.done - gone.undone + (isRestored ? 0 : 1) };
        },
        found: async () => {
          const ofArena = eq(reservations.arenaId, arena.id);
          const rows = await world.database.orm.select().from(reservations).where(ofArena);
          const of = (wanted: string) => rows.filter(({ status }) => status === wanted).length;
          return { PAGA: of('PAGA'), CANCELADA: of('CANCELADA') };
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
