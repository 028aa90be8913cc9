import { eq } from 'drizzle-orm';
import { eventPath } from '#domain/navigation/paths.ts';
import { carts, cartItems } from '#platform/database/schema/registrations.ts';
import { openFestival, PRICE } from '../../api/events/festival.ts';
import type { TestPerson } from '../../api/booking/world.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { timesAfter, UNANSWERED } from './truth.ts';
import { same } from '../harness/rules.ts';
import { charges } from '#platform/database/schema/payments.ts';

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
    tells: {
      'done(openCartPayment) Payable': 'Pagamento gerado com sucesso!',
      'done(openCartPayment) Refused': 'Carrinho não encontrado.',
      'error(openCartPayment)': 'Erro ao processar a solicitação.',
      'wait.abandoned': UNANSWERED,
      'after(waitLimit)': UNANSWERED,
    },
    truths: [
      {
        section: 'RULES 7',
        says: 'a cart of which there is a PIX is closed and has one, for all that is owed in it; the open one has none',
        found: async () => {
          const rows = await world.database.orm.select().from(carts).where(eq(carts.playerId, player.id));
          for (const { id, isOpen } of rows) {
            const items = await world.database.orm.select().from(cartItems).where(eq(cartItems.cartId, id));
            const pix = await world.database.orm.select().from(charges).where(eq(charges.cartId, id));
            const owed = items.length * PRICE;
            same(
              'a cart has another PIX',
              isOpen ? [] : [owed],
              pix.map(({ amountCentavos }) => amountCentavos),
            );
          }
        },
      },
      {
        section: 'RULES 7',
        says: 'a PIX of the open cart closes it; one of a pending cart is the one that was there before',
        planned: (happened) =>
          1 + timesAfter(happened, 'done(openCartPayment) Payable', 'cart.opened', 'pending.opened'),
        found: async () => {
          const rows = await world.database.orm.select().from(carts).where(eq(carts.playerId, player.id));
          return rows.filter(({ isOpen }) => !isOpen).length;
        },
      },
      {
        section: 'SPEC 7, Carts',
        says: 'to pay a cart its path alone is sent, and whoever keeps the registration takes nothing out',
        planned: () => [],
        found: ({ sent }) => sent().filter(({ endpoint, body }) => endpoint !== 'payCart' || body !== undefined),
      },
    ],
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
