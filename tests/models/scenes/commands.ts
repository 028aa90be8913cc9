import { and, eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { orderOf } from '../../api/booking/world.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { formatReais } from '#domain/values/money.ts';
import { COMMANDS } from '../../app/messages.ts';
import { same } from '../harness/rules.ts';
import { contract } from '#domain/contract/contract.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { UNANSWERED } from './truth.ts';

/** The two cards of the agenda that the deed is asked for, by the model's names. */
const HOURS: Readonly<Record<string, number>> = { a: 20, b: 21 };

/** What confirms a card's payment. */
export function confirmOf(subject: unknown): RegExp {
  return new RegExp(`^Confirmar pagamento de Ana Souza, ${HOURS[String(subject)]}:00`);
}

/** What stops waiting for it. */
export function stopOf(subject: unknown): RegExp {
  return new RegExp(`^Parar de esperar: pagamento de Ana Souza, ${HOURS[String(subject)]}:00`);
}

export async function commandsScene(world: SceneWorld) {
  const arena = await world.arena('local');
  const player = await world.player();
  const ids = new Map<string, string>();
  for (const [name, hour] of Object.entries(HOURS)) {
    const made = await world.reserve(player, orderOf(arena, world.today, [hour]));
    ids.set(name, made.body.data.reservation._id);
  }

  const scene: Scene = {
    truths: [
      {
        section: 'SPEC 7, Reservations',
        says: 'what is asked for twice while it is on its way is sent once, for its own reservation, with how it was paid',
        planned: (happened) =>
          happened.filter(({ type, subject }, index) => {
            const isOf = (event: ChartEvent) => event['subject'] === subject && event.type !== 'command.slowed';
            return type === 'command.requested' && happened.slice(0, index).findLast(isOf)?.type !== type;
          }).length,
        found: ({ sent }) => {
          const calls = sent();
          const known = new Set([...ids.values()].map((id) => contract.payReservation.path.replace(':id', id)));
          same(
            'something else was sent',
            [],
            calls.filter(({ path, body }) => Reflect.get(Object(body), 'method') !== 'cash' || !known.has(path)),
          );
          return calls.length;
        },
      },
    ],
    // The view lets each through when the walk says that it ends.
    tells: {
      'command.ended': `${COMMANDS.payReservation[0]}${formatReais(80_50)} em dinheiro`,
      'wait.abandoned': UNANSWERED,
    },
    calls: { command: 'payReservation' },
    opening: async () => ({ path: ROUTES.ownerReservations.path, session: await world.sessionOf(arena.owner) }),
  };
  return {
    scene,
    /** As the chart has it: with how it is paid. */
    idOf: (subject: unknown) => `${ids.get(String(subject)) ?? ''}/cash`,
    /** As if it had not been paid, so that it can be asked for again. */
    reopen: async (subject: unknown): Promise<void> => {
      const isIt = and(eq(reservations.arenaId, arena.id), eq(reservations.id, ids.get(String(subject)) ?? ''));
      await world.database.orm.update(reservations).set({ status: 'PENDENTE', statusBefore: null }).where(isIt);
    },
  };
}
