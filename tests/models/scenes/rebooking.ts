import { and, eq } from 'drizzle-orm';
import type { RebookingState } from '#domain/closures/rebooking.ts';
import { addDays } from '#domain/values/days/day.ts';
import { momentIn, DEFAULT_ZONE } from '#domain/values/days/moment.ts';
import { rebookingPath } from '#domain/navigation/paths.ts';
import { playerCredits } from '#platform/database/schema/ledger.ts';
import { rebookings } from '#platform/database/schema/rebookings.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { writeBooked } from '../../api/closures/bookedDays.ts';
import { openClosing } from '../../api/closures/closing.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { OOPS, timesOf, UNANSWERED } from './truth.ts';

const UNDO_MS = 62_000;
const PRICE = 80_50;

/** A player whose hour, paid by PIX, the rain took, and whose money waits. */
export async function rebookingScene(world: SceneWorld) {
  const arena = await world.arena('platform', 1);
  const player = await world.player({ name: 'Iara Nunes' });
  const { orm } = world.database;
  const { day: today } = momentIn(world.now(), DEFAULT_ZONE);
  const own = () => eq(rebookings.arenaId, arena.id);
  /** As the server would find it: `isTold` once the closure can no longer be undone. */
  const arrange = (state: RebookingState, isTold = true) =>
    orm
      .update(rebookings)
      .set({
        state,
        since: new Date(world.now().getTime() + (isTold ? -1 : 1) * UNDO_MS),
        endedAt: state === 'offered' ? null : world.now(),
      })
      .where(own());

  async function rain(): Promise<string> {
    const paid = { total: PRICE, received: 0, pix: 'paid', player: 0 } as const;
    await writeBooked({ ...world, player: async () => player }, arena, [paid]);
    const seen = { reservations: 1, atArena: 0, byPix: PRICE / 100 };
    const made = await openClosing(world, arena).close({ seen, offer: true });
    if (made.status !== 201) throw new Error(`the arena could not close: ${JSON.stringify(made.body)}`);
    await arrange('offered');
    const [row] = await orm.select().from(rebookings).where(own());
    return row?.reservationId ?? '';
  }

  const scene: Scene = {
    tells: {
      'done(choose) Refused': 'A escolha para esta reserva já foi feita ou o prazo dela acabou.',
      'error(choose)': OOPS,
      'wait.abandoned': UNANSWERED,
      'after(waitLimit)': UNANSWERED,
    },
    truths: [
      {
        section: 'decisions 111',
        says: 'a choice is sent once for each time that it was confirmed',
        planned: (happened) => timesOf(happened, 'wish.confirmed'),
        found: async ({ sent }) => sent('chooseRebooking').length,
      },
      {
        section: 'decisions 111',
        says: 'what was paid is worth its reservation again, or credit at the arena, or neither when it goes back',
        planned: (happened) => {
          const last = happened.at(-1)?.output;
          return tagOf(last) === 'Chosen' ? OUTCOMES[stateIn(last)] : undefined;
        },
        found: async ({ happened }) => {
          if (timesOf(happened, 'done(choose) Chosen') === 0) return undefined;
          const [reservation] = await orm.select().from(reservations).where(eq(reservations.arenaId, arena.id));
          const isTheirs = and(eq(playerCredits.arenaId, arena.id), eq(playerCredits.playerId, player.id));
          const [credit] = await orm.select().from(playerCredits).where(isTheirs);
          return [reservation?.status, credit?.centavos ?? 0];
        },
      },
    ],
    calls: { readRebooking: 'rebooking', choose: 'chooseRebooking' },
    opening: async () => ({
      path: rebookingPath(await rain()),
      session: await world.sessionOf(player),
    }),
    conditions: {
      readRebooking: async (_screen, output) => {
        if (tagOf(output) === 'Unknown') await arrange('offered', false);
        else if (tagOf(output) === 'Read') await arrange(stateIn(output));
        return undefined;
      },
      choose: async (_screen, output) => {
        await arrange(tagOf(output) === 'Chosen' ? 'offered' : 'credited');
        return undefined;
      },
    },
  };
  return { scene, tomorrow: addDays(today, 1) };
}

function stateIn(output: unknown): RebookingState {
  return Reflect.get(Object(Reflect.get(Object(output), 'rebooking')), 'state');
}

/** By what was chosen: the reservation's status, and the player's credit in centavos. */
const OUTCOMES: Readonly<Record<string, readonly [string, number]>> = {
  moved: ['PAGA', 0],
  credited: ['CANCELADA', PRICE],
  refunded: ['CANCELADA', 0],
};
