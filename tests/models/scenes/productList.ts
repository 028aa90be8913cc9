import { eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { products } from '#platform/database/schema/products.ts';
import { newId } from '#platform/database/uuid.ts';
import { FORMS } from '../../app/messages.ts';
import { same } from '../harness/rules.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { byLast, sentAfter, timesOf } from './truth.ts';

/** Which dialog of a product's form may be open. */
export const PRODUCT_DIALOG = /^(Novo produto|Editar produto)$/;
export const SAVE_PRODUCT = /^(Pôr à venda|Salvar produto)$/;

export async function productListScene(world: SceneWorld) {
  const arena = await world.arena('local', 1);
  let sent = 0;
  const water = { name: 'Água', priceCentavos: 500_00, stock: 3, madeAt: world.now() };
  await world.database.orm.insert(products).values({ arenaId: arena.id, id: newId(), ...water });
  const scene: Scene = {
    tells: {
      'done(submission)': byLast({
        'create.requested': FORMS.newProduct[0],
        'edit.requested': FORMS.product[0],
      }),
    },
    truths: [
      {
        section: 'decisions 156',
        says: 'every product that was sent is there, the last one at its price; one that was changed is not there twice, and none is gone',
        planned: (happened) => 1 + sentAfter(happened, 'create.requested'),
        found: async ({ happened }) => {
          const rows = await world.database.orm.select().from(products).where(eq(products.arenaId, arena.id));
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
      path: `${ROUTES.ownerSlots.path}?editMode=products`,
      session: await world.sessionOf(arena.owner),
    }),
  };
  return {
    scene,
    /** Each product that is sent has its own price in whole reais. */
    next: () => {
      sent += 1;
      return { name: `Raquete ${sent}`, price: String(sent) };
    },
  };
}
