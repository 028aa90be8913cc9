import { ROUTES } from '#domain/navigation/routes.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { COMMANDS, FORMS } from '../../app/messages.ts';
import { byLast, repeated, sentAfter } from './truth.ts';
import { eq } from 'drizzle-orm';
import { same, wordOf } from '../harness/rules.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { timeSlots } from '#platform/database/schema/arenas.ts';

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
      'undo.requested': COMMANDS.restorePrices[0],
      'done(submission)': byLast({ 'create.requested': FORMS.newTimeSlot[0], 'pricing.requested': FORMS.allPrices[0] }),
    },
    truths: [
      {
        section: 'SPEC 7, Time slots',
        says: 'a price is sent in reais: with its hour for one, alone for all; so it is kept until it is undone, and no hour is gone',
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
          same('other prices are kept', dearAfter(happened, arena.slots.size), dear.length);
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

/** How many hours cost what was typed: a new one does, all do after one price for all, and as before once that is undone. */
function dearAfter(happened: readonly ChartEvent[], offered: number): number {
  let [dear, all, before] = [0, offered, 0];
  happened.forEach((event, index) => {
    if (event.type === 'undo.requested') dear = before;
    if (wordOf(event) !== 'done(submission)') return;
    const opened = happened
      .slice(0, index)
      .findLast(({ type }) => type === 'create.requested' || type === 'pricing.requested');
    const isNew = opened?.type === 'create.requested';
    [dear, all, before] = isNew ? [dear + 1, all + 1, before] : [all, all, dear];
  });
  return dear;
}
