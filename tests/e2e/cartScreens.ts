import type { Page } from 'playwright-core';
import { aCart, aPayment } from './cartReplies.ts';
import { openEvent } from './eventPageState.ts';
import type { Screen } from './screen.ts';

const CART = { as: 'player', path: () => '/eventos', heading: 'Eventos' } as const;
const CURRENT_CALL = '**/api/v1/players/me/events/*/current-cart';
const CARTS_CALL = '**/api/v1/players/me/events/*/carts';

/** What a player owes for an event, in the states that people see. */
export const CART_SCREENS: readonly Screen[] = [
  { name: 'cart', ...CART, onceThere: (page) => openCarts(page) },
  {
    name: 'cart-failed',
    ...CART,
    onceThere: async (page) => {
      await openEvent(page);
      await page.route(CURRENT_CALL, (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Não foi possível carregar seus pagamentos.').waitFor();
    },
  },
  { name: 'cart-review', ...CART, onceThere: openReview },
  {
    name: 'cart-remove',
    ...CART,
    onceThere: async (page) => {
      await openReview(page);
      await page
        .getByRole('button', { name: /^Tirar / })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Tirar inscrição?' }).waitFor();
    },
  },
  {
    name: 'cart-taken',
    ...CART,
    onceThere: async (page) => {
      await openCarts(page);
      // Another window made the PIX meanwhile.
      await page.route(CURRENT_CALL, (route) => route.fulfill({ json: { data: {} } }));
      await page.getByRole('button', { name: 'Pagar inscrição' }).click();
      await page.getByText('Não há mais nada a pagar aqui').waitFor();
    },
  },
  {
    name: 'cart-pending',
    ...CART,
    onceThere: async (page) => {
      await openCarts(page);
      await page.getByRole('button', { name: /^Pagamentos pendentes/ }).click();
      await page.getByRole('button', { name: 'Gerar novo PIX' }).waitFor();
    },
  },
  { name: 'cart-pix', ...CART, onceThere: openPix },
  {
    name: 'cart-refunded',
    ...CART,
    onceThere: async (page) => {
      await page.route('**/v1/payments/*', (route) => route.fulfill({ json: { id: 'pix-1', status: 'approved' } }));
      await page.route('**/api/v1/shopping-carts/*/settlement?*', (route) =>
        route.fulfill({ json: { data: { settlement: 'refunded' } } }),
      );
      await openPix(page);
      await page.getByRole('dialog', { name: 'Pagamento devolvido' }).waitFor();
    },
  },
  {
    name: 'cart-refunding',
    ...CART,
    onceThere: async (page) => {
      await page.route('**/v1/payments/*', (route) => route.fulfill({ json: { id: 'pix-1', status: 'approved' } }));
      await page.route('**/api/v1/shopping-carts/*/settlement?*', (route) =>
        route.fulfill({ json: { data: { settlement: 'refunding' } } }),
      );
      await openPix(page);
      await page.getByRole('dialog', { name: 'Devolução em andamento' }).waitFor();
    },
  },
];

async function openCarts(page: Page): Promise<void> {
  await openEvent(page);
  await page.route(CURRENT_CALL, (route) =>
    route.fulfill({ json: { data: { shoppingCart: aCart({ number: 1, items: 2, discount: 10 }) } } }),
  );
  const shoppingCarts = [
    aCart({ number: 2, items: 2, payment: 'pending' }),
    aCart({ number: 3, payment: 'cancelled', canRegenerate: true }),
    aCart({ number: 4, payment: 'cancelled' }),
    aCart({ number: 5 }),
    aCart({ number: 6, payment: 'approved' }),
    aCart({ number: 7, items: 2, payment: 'approved', refunds: { underWay: 60.5, done: 0, refused: 0 } }),
    aCart({ number: 8, items: 0, payment: 'approved', refunds: { underWay: 0, done: 121, refused: 0 } }),
  ];
  await page.route(CARTS_CALL, (route) => route.fulfill({ json: { data: { shoppingCarts } } }));
  await page.reload();
  await page.getByRole('button', { name: /^Pagamentos pendentes/ }).waitFor();
}

async function openReview(page: Page): Promise<void> {
  await openCarts(page);
  await page.getByRole('button', { name: 'Pagar inscrição' }).click();
  await page.getByRole('button', { name: 'Gerar PIX' }).waitFor();
}

async function openPix(page: Page): Promise<void> {
  await page.route('**/api/v1/shopping-carts/*/payment', (route) =>
    route.fulfill({ status: 201, json: { data: { payment: aPayment } } }),
  );
  await openReview(page);
  await page.getByRole('button', { name: 'Gerar PIX' }).click();
  await page.getByRole('dialog', { name: /^(Pague com PIX|Pagamento devolvido|Devolução em andamento)$/ }).waitFor();
}
