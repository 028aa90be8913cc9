import { eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { reservations, slotClaims } from '#platform/database/schema/reservations.ts';
import { orderOf } from '../../api/booking/world.ts';
import { joinTeam } from '../../api/cast.ts';
import { same } from '../harness/rules.ts';
import { type OnScreen, type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { COMMANDS } from '../../app/messages.ts';
import { loginOf } from './login.ts';
import { repeated, timesOf, UNANSWERED } from './truth.ts';

export async function commandScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local');
  const player = await world.player();
  const partner = await world.player({ name: 'Bia Lima' });
  await joinTeam(world.database, { arenaId: arena.id, personId: partner.id, role: 'owner' });
  const login = await loginOf(world, arena.owner);
  for (const hour of [18, 19, 20, 21, 22]) await world.reserve(player, orderOf(arena, world.today, [hour]));

  const statuses = async () => {
    const rows = await world.database.orm.select().from(reservations).where(eq(reservations.playerId, player.id));
    return rows.map(({ status }) => status);
  };
  const hoursTaken = () => world.database.orm.select().from(slotClaims).where(eq(slotClaims.arenaId, arena.id));

  return {
    truths: [
      {
        section: 'SPEC 4, Reservation (player list)',
        says: 'what was cancelled is CANCELADA, so is what another device cancelled before, and nothing else',
        planned: (happened) =>
          deedIn(happened) === 'cancelReservation'
            ? repeated(timesOf(happened, 'done(run) Done', 'done(run) Refused'), 'CANCELADA')
            : [],
        found: async () => (await statuses()).filter((status) => status !== 'PENDENTE'),
      },
      {
        section: 'RULES 4',
        says: 'the hours of what was cancelled are free, and those of the others taken',
        found: async () => {
          const open = (await statuses()).filter((status) => status === 'PENDENTE').length;
          same('another number of hours is taken', open, (await hoursTaken()).length);
        },
      },
      {
        section: 'SPEC 4, Reservation (player list)',
        says: 'what is CANCELADA is told as such in the list, and can only be reserved anew',
        found: async ({ screen, happened, readAgain }) => {
          if (deedIn(happened) !== 'cancelReservation') return;
          await readAgain();
          const cancelled = (await statuses()).filter((status) => status === 'CANCELADA').length;
          await screen.main.seesTimes('link', 'Fazer nova reserva', cancelled);
        },
      },
    ],
    tells: {
      'done(run) Done': (_event, earlier) => COMMANDS[deedIn(earlier)][0],
      'done(run) Refused': 'Esta reserva não pode mais ser cancelada.',
      'error(run)': (_event, earlier) => COMMANDS[deedIn(earlier)][1],
      'command.requested': (_event, earlier) => (isUnderWay(earlier) ? BUSY : null),
      'wait.abandoned': UNANSWERED,
      'after(waitLimit)': UNANSWERED,
    },
    calls: { run: ['cancelReservation', 'download', 'handArena'] },
    opening: async (start) =>
      start === 'ofMoney'
        ? { path: ROUTES.ownerStaff.path, session: await world.sessionOf(arena.owner) }
        : {
            path: start === 'grave' ? ROUTES.myReservations.path : ROUTES.settings.path,
            session: await world.sessionOf(player),
          },
    conditions: {
      run: async ({ context }, output) => {
        await login.setFresh(tagOf(output) !== 'ProofNeeded');
        // Another device of the player was faster.
        if (tagOf(output) === 'Refused') await world.cancel(player, context().subject);
        return undefined;
      },
    },
  };
}

const BUSY = 'Um momento: o pedido anterior ainda está em andamento.';

function isUnderWay(earlier: readonly ChartEvent[]): boolean {
  const begins = isAsked(earlier) ? 'command.confirmed' : 'command.requested';
  const goesOn = [begins, 'done(run) ProofNeeded', 'done(proof) Proved'];
  const ends = ['done(run)', 'error(run)', 'done(proof)', 'wait.abandoned', 'after(waitLimit)'];
  const last = earlier.findLast((event) => timesOf([event], begins, ...ends) > 0);
  return last !== undefined && timesOf([last], ...goesOn) > 0;
}

/** The start names the deed that is walked. */
function deedIn([start]: readonly ChartEvent[]): 'cancelReservation' | 'exportMyData' | 'handArena' {
  const input: unknown = start?.['input'];
  const name: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'name') : undefined;
  return name === 'handArena' || name === 'exportMyData' ? name : 'cancelReservation';
}

/** Whether the deed that is walked is the one that is asked for first. */
function isAsked([start]: readonly ChartEvent[]): boolean {
  const input: unknown = start?.['input'];
  return typeof input === 'object' && input !== null && Reflect.get(input, 'asksFirst') === true;
}

/** The buttons of the two deeds that the chart is played with: the one that asks for it, and the one that waits for it. */
const DEEDS: Readonly<Record<string, { readonly request: string; readonly running: string }>> = {
  cancelReservation: { request: 'Cancelar', running: 'Cancelar reserva' },
  exportMyData: { request: 'Baixar meus dados', running: 'Baixar meus dados' },
  handArena: { request: 'Passar a arena', running: 'Passar a arena' },
};

export function deedOf({ context }: OnScreen) {
  const deed = DEEDS[context().name];
  if (!deed) throw new Error(`no stage plays the command ${context().name}`);
  return deed;
}
