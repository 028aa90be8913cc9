import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { monthName } from '#domain/values/days/formatDay.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { slotAlterations } from '#platform/database/schema/arenas.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { FORMS } from '../../app/messages.ts';
import { eq } from 'drizzle-orm';
import { byLast, timesOf } from './truth.ts';

/** The dialog of each state. */
export const ALTERATION_DIALOGS = { creating: 'Criar alteração', creatingMany: 'Alterar vários horários' } as const;

export function openDialog(state: unknown): string {
  return state === 'creating' ? ALTERATION_DIALOGS.creating : ALTERATION_DIALOGS.creatingMany;
}

export async function alterationsScene(world: SceneWorld) {
  const arena = await world.arena('local', 1);
  const [[firstHour, first] = [0, '']] = arena.slots;
  // The last hour of the day comes first.
  const hours = [...arena.slots.keys()].slice(1).toReversed();
  const tomorrow = addDays(world.today, 1);
  await world.database.orm.insert(slotAlterations).values({
    arenaId: arena.id,
    id: newId(),
    timeSlotId: first,
    day: toIsoDay(tomorrow),
    isAvailable: false,
    createdAt: world.now(),
  });
  const scene: Scene = {
    tells: {
      'done(submission)': byLast({
        'create.requested': FORMS.newAlteration[0],
        'many.requested': FORMS.manyAlterations[0],
      }),
    },
    truths: [
      {
        section: 'SPEC 7, Time slots',
        says: 'every alteration that was sent is there for tomorrow, of its own hour, and the first one is not gone',
        planned: (happened) => {
          const times = timesOf(happened, 'done(submission)');
          const altered = [...arena.slots.keys()].slice(1).toReversed().slice(0, times);
          return [firstHour, ...altered].map((hour) => `${toIsoDay(tomorrow)} ${hour}`);
        },
        found: async () => {
          const rows = await world.database.orm
            .select()
            .from(slotAlterations)
            .where(eq(slotAlterations.arenaId, arena.id))
            .orderBy(slotAlterations.id);
          const hourOf = new Map([...arena.slots].map(([hour, id]) => [id, hour]));
          return rows.map(({ day, timeSlotId }) => `${day} ${hourOf.get(timeSlotId)}`);
        },
      },
    ],
    calls: {},
    opening: async () => ({
      path: `${ROUTES.ownerSlots.path}?editMode=byDay`,
      session: await world.sessionOf(arena.owner),
    }),
  };
  return {
    scene,
    /** No two alterations are of one hour. */
    nextHour: () => hours.shift() ?? 0,
    /** As the calendar calls it. */
    tomorrow: `${tomorrow.day} ${monthName(tomorrow)} ${tomorrow.year}`,
    /** On the last day of a month the calendar opens on the month before it. */
    isNextMonth: tomorrow.month !== world.today.month,
  };
}
