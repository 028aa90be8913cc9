import { eq } from 'drizzle-orm';
import { eventPath } from '../../../domain/navigation/routes.ts';
import { carts } from '../../../server/database/schema/registrations.ts';
import { openFestival } from '../../api/events/festival.ts';
import type { TestPerson } from '../../api/booking/world.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

export const OPEN_CART = 'Pagar inscrição';
export const OPEN_PENDING = /^Pagamentos pendentes/;
/** Whichever of the dialogs is open. */
export const CART_DIALOG = /^(Pagar inscrição|Pagamentos pendentes)$/;
export const ANY_DIALOG = /^(Pagar inscrição|Pagamentos pendentes|Pague com PIX)$/;
export const MAKE_PIX = /^(Gerar PIX|Pagar)$/;
export const REMOVE = /^Tirar /;
export const KEEP = 'Manter inscrição';

/** A player who owes for two places in an event: of one there is a PIX, of the other not yet. */
export async function cartScene(world: SceneWorld): Promise<Scene> {
  const festival = await openFestival(world);
  const [player, partner, stranger] = [
    await world.player({ name: 'Xênia Lopes' }),
    await world.player({ name: 'Yara Brito' }),
    await world.player(),
  ];
  const current = async () => (await festival.call(player, 'currentCart', festival.id)).body.data.shoppingCart;

  /** Puts something into the open cart, which a PIX that was made has closed. */
  async function owe(): Promise<void> {
    if (!(await current())) await festival.registered(player, await festival.category(), { partner: partner.id });
  }

  async function hand(from: TestPerson, to: TestPerson): Promise<void> {
    await world.database.orm.update(carts).set({ playerId: to.id }).where(eq(carts.playerId, from.id));
  }

  await owe();
  await festival.call(player, 'payCart', (await current())._id);
  await owe();

  return {
    calls: { openCartPayment: 'payCart' },
    opening: async () => ({ path: eventPath(festival.id), session: await world.sessionOf(player) }),
    conditions: {
      openCartPayment: async ({ readAgain }, output) => {
        if (tagOf(output) === 'Payable') return owe;
        await hand(player, stranger);
        return async () => {
          await hand(stranger, player);
          await readAgain();
        };
      },
    },
  };
}
