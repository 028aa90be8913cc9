import { eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { priceRules } from '#platform/database/schema/arenas.ts';
import { newId } from '#platform/database/uuid.ts';
import { FORMS } from '../../app/messages.ts';
import { same } from '../harness/rules.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { byLast, sentAfter, timesOf } from './truth.ts';

/** Which dialog of a rule's form may be open. */
export const RULE_DIALOG = /^(Nova regra de preço|Editar regra de preço)$/;
export const SAVE_RULE = /^(Criar regra|Salvar regra)$/;

export async function priceRuleListScene(world: SceneWorld) {
  const arena = await world.arena('local', 1);
  let sent = 0;
  await world.database.orm.insert(priceRules).values({
    arenaId: arena.id,
    id: newId(),
    weekdays: [0, 6],
    fromHour: 0,
    untilHour: 24,
    priceCentavos: 80_00,
  });
  const scene: Scene = {
    tells: {
      'done(submission)': byLast({
        'create.requested': FORMS.newPriceRule[0],
        'edit.requested': FORMS.priceRule[0],
      }),
    },
    truths: [
      {
        section: 'RULES 3',
        says: 'every rule that was sent is there, the last one at its price; one that was changed is not there twice, and none is gone',
        planned: (happened) => 1 + sentAfter(happened, 'create.requested'),
        found: async ({ happened }) => {
          const rows = await world.database.orm.select().from(priceRules).where(eq(priceRules.arenaId, arena.id));
          if (timesOf(happened, 'done(submission)') > 0) {
            same(
              'the last price is not there',
              true,
              rows.some(({ priceCentavos }) => priceCentavos === sent * 100),
            );
          }
          return rows.length;
        },
      },
    ],
    calls: {},
    opening: async () => ({
      path: `${ROUTES.ownerSlots.path}?editMode=rules`,
      session: await world.sessionOf(arena.owner),
    }),
  };
  return {
    scene,
    /** No two rules are about the same hours, and each has its own price in whole reais. */
    next: () => {
      sent += 1;
      return { price: String(sent), end: `${String(sent).padStart(2, '0')}:00` };
    },
  };
}
