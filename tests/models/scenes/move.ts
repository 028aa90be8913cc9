import { and, eq, isNull } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { timeSlots } from '#platform/database/schema/arenas.ts';
import { moves } from '#platform/database/schema/moves.ts';
import { reservationSlots, slotClaims } from '#platform/database/schema/reservations.ts';
import { orderOf } from '../../api/booking/world.ts';
import { FORMS } from '../../app/messages.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { timesOf, UNANSWERED } from './truth.ts';

const PRICE = 80_50;
const ANOTHER_PRICE = 100_00;
const MISFIT = 'A reserva não cabe aí.';

/** An evening at noon, on two courts: one reservation of two hours, to be paid at the arena. */
export async function moveScene(world: SceneWorld) {
  const arena = await world.arena('local');
  const made = await world.reserve(await world.player(), orderOf(arena, world.today, [18, 19]));
  const id: string = made.body.data.reservation._id;
  const { orm } = world.database;
  const setSlots = (row: { isAvailable: boolean; priceCentavos: number }) =>
    orm.update(timeSlots).set(row).where(eq(timeSlots.arenaId, arena.id));

  const scene: Scene = {
    tells: {
      'done(send) Moved': FORMS.newPrice[0],
      'done(send) Refused': 'Este horário não está disponível.',
      'error(send)': FORMS.newPrice[1],
      'done(submission)': FORMS.newPrice[0],
      'place.chosen': ({ hours }) => (Array.isArray(hours) && hours.length === 0 ? MISFIT : null),
      'wait.abandoned': UNANSWERED,
      'after(waitLimit)': UNANSWERED,
    },
    truths: [
      {
        section: 'RULES 4',
        says: 'it was moved as often as that was told, and its hours are claimed, all of them and no other',
        planned: (happened) => ({
          moves: timesOf(happened, 'done(send) Moved', 'done(submission)'),
          isClaimed: true,
        }),
        found: async () => {
          const done = await orm
            .select()
            .from(moves)
            .where(and(eq(moves.reservationId, id), isNull(moves.undoneAt)));
          const claims = await orm.select().from(slotClaims).where(eq(slotClaims.occupantId, id));
          const hours = await orm.select().from(reservationSlots).where(eq(reservationSlots.reservationId, id));
          const places = (rows: readonly { courtId: string; hour: number }[]) =>
            rows
              .map(({ courtId, hour }) => `${courtId} ${hour}`)
              .toSorted()
              .join();
          return { moves: done.length, isClaimed: places(claims) === places(hours) };
        },
      },
    ],
    calls: { send: 'moveReservation' },
    shared: ['moveReservation'],
    opening: async () => ({ path: ROUTES.ownerReservations.path, session: await world.sessionOf(arena.owner) }),
    conditions: {
      send: async ({ context, readAgain }, output) => {
        const { isCarried } = context();
        const answer = tagOf(output);
        // One hour more costs nothing more only when it is free.
        const usual = isCarried ? PRICE : 0;
        await setSlots({
          isAvailable: answer !== 'Refused',
          priceCentavos: answer === 'PriceDiffers' ? ANOTHER_PRICE : usual,
        });
        if (answer !== 'Refused') return undefined;
        return async () => {
          await setSlots({ isAvailable: true, priceCentavos: PRICE });
          await readAgain();
        };
      },
    },
  };
  /** The court on which it is not. */
  const otherCourt = (court: string | undefined) => arena.courts.find((each) => each.id !== court)?.name ?? '';
  return { scene, otherCourt };
}
