import { and, eq } from 'drizzle-orm';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { reservations } from '../../../server/database/schema/reservations.ts';
import { orderOf } from '../../api/booking/world.ts';
import { same } from '../harness/rules.ts';
import { answersTo, type OnScreen, type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

export async function commandScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local');
  const player = await world.player();
  for (const hour of [18, 19, 20, 21, 22]) await world.reserve(player, orderOf(arena, world.today, [hour]));

  return {
    // What was answered as done is cancelled, so is what another device cancelled before, and nothing else.
    after: async (happened) => {
      const answers = answersTo('run', happened).map(tagOf);
      const isCancelling = happened.some(({ type }) => type === 'command.confirmed');
      const planned = isCancelling ? answers.filter((tag) => tag === 'Done' || tag === 'Refused').length : 0;
      const cancelled = and(eq(reservations.playerId, player.id), eq(reservations.status, 'CANCELADA'));
      const rows = await world.database.orm.select().from(reservations).where(cancelled);
      same('the server holds other cancelled reservations', planned, rows.length);
    },
    calls: { run: ['cancelReservation', 'exportMyData'] },
    opening: async (start) => ({
      path: start === 'grave' ? ROUTES.myReservations.path : ROUTES.settings.path,
      session: await world.sessionOf(player),
    }),
    conditions: {
      run: async ({ context }, output) => {
        // Another device of the player was faster.
        if (tagOf(output) === 'Refused') await world.cancel(player, context().subject);
        return undefined;
      },
    },
  };
}

/** The buttons of the two deeds that the chart is played with: the one that asks for it, and the one that waits for it. */
const DEEDS: Readonly<Record<string, { readonly request: string; readonly running: string }>> = {
  cancelReservation: { request: 'Cancelar', running: 'Cancelar reserva' },
  exportMyData: { request: 'Baixar meus dados', running: 'Baixar meus dados' },
};

export function deedOf({ context }: OnScreen) {
  const deed = DEEDS[context().name];
  if (!deed) throw new Error(`no stage plays the command ${context().name}`);
  return deed;
}
