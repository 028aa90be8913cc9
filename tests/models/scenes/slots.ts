import { ROUTES } from '../../../domain/navigation/routes.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { FORMS } from '../../app/messages.ts';
import { byLast, repeated, sentAfter } from './truth.ts';
import { eq } from 'drizzle-orm';
import { same } from '../harness/rules.ts';
import { timeSlots } from '../../../server/database/schema/arenas.ts';

/** The dialog of each state; the one before may still fade away under it. */
export const SLOT_DIALOGS = { creating: 'Criar horário', pricing: 'Um preço para todos' } as const;

export function openDialog(state: unknown): string {
  return state === 'creating' ? SLOT_DIALOGS.creating : SLOT_DIALOGS.pricing;
}

export async function slotsScene(world: SceneWorld) {
  const arena = await world.arena('local', 1);
  let created = 0;
  const scene: Scene = {
    tells: {
      'done(submission)': byLast({ 'create.requested': FORMS.newTimeSlot[0], 'pricing.requested': FORMS.allPrices[0] }),
    },
    truths: [
      {
        section: 'SPEC 7, Time slots',
        says: 'a price is sent in reais: with its hour for one, alone for all; so it is kept, and no hour is gone',
        found: async ({ happened, sent }) => {
          const [made, priced] = [sentAfter(happened, 'create.requested'), sentAfter(happened, 'pricing.requested')];
          const hours = Array.from({ length: made }, (_, index) => ({ startHour: index, price: 1234.5 }));
          same(
            'other hours were sent',
            hours,
            sent('createTimeSlot').map(({ body }) => body),
          );
          same(
            'other prices were sent',
            repeated(priced, { price: 1234.5 }),
            sent('updateAllTimeSlots').map(({ body }) => body),
          );
          const rows = await world.database.orm.select().from(timeSlots).where(eq(timeSlots.arenaId, arena.id));
          same('other hours are there', arena.slots.size + made, rows.length);
          const dear = rows.filter(({ priceCentavos }) => priceCentavos === 1_234_50);
          same('other prices are kept', priced > 0 ? rows.length : made, dear.length);
        },
      },
    ],
    calls: {},
    opening: async () => ({ path: ROUTES.ownerSlots.path, session: await world.sessionOf(arena.owner) }),
  };
  return {
    scene,
    /** From midnight on: the arena offers nothing there yet. */
    nextHour: () => String(created++),
  };
}
