import type { Page } from 'playwright-core';
import { failureBody } from '#domain/contract/failure.ts';
import { paymentLinkPath } from '#domain/navigation/paths.ts';
import { aPayment } from './cartReplies.ts';
import type { Screen } from './screen.ts';

const LINK = { as: 'visitor', path: () => paymentLinkPath('x'.repeat(43)), heading: 'Pagar reserva' } as const;
const OPENED = '**/api/v1/public/payment-links/opened';
const CHARGE = '**/api/v1/public/payment-links/charge';

const aLink = {
  state: 'open',
  arena: { name: 'Arena Maré Alta da Praia Grande', city: 'Santos', phone: '13977776666' },
  firstName: 'Rui',
  date: { day: 23, month: 5, year: 2030 },
  courts: [
    { name: 'Quadra 1', startHours: [18, 19] },
    { name: 'Quadra coberta do fundo', startHours: [18] },
  ],
  left: 270,
};
const byKey = { ...aLink.arena, pix: { key: '52998224725', receiver: 'Maré Alta Esportes Ltda' } };

/** What whoever was sent a payment link sees, from the sum to what became of the money. */
export const PAYMENT_LINK_SCREENS: readonly Screen[] = [
  { ...LINK, name: 'link-pix', onceThere: (page) => open(page, { takesPix: true }, 'Pagar com PIX') },
  {
    ...LINK,
    name: 'link-pix-code',
    onceThere: async (page) => {
      const payment = { ...aPayment, value: 270, validadePix: aPayment.expiresAt, qrCodePix: aPayment.qrCode };
      await page.route(CHARGE, (route) => route.fulfill({ status: 201, json: { data: { payment } } }));
      await open(page, { takesPix: true }, 'Pagar com PIX');
      await page.getByRole('button', { name: 'Pagar com PIX' }).click();
      await page.getByRole('dialog').getByText('Pague o PIX antes que o tempo acabe.').waitFor();
    },
  },
  {
    ...LINK,
    name: 'link-pix-cpf',
    onceThere: async (page) => {
      await page.route(CHARGE, (route) => route.fulfill({ status: 409, json: failureBody('document_needed') }));
      await open(page, { takesPix: true }, 'Pagar com PIX');
      await page.getByRole('button', { name: 'Pagar com PIX' }).click();
      await page.getByRole('button', { name: 'Gerar PIX' }).waitFor();
    },
  },
  { ...LINK, name: 'link-key', onceThere: (page) => open(page, { arena: byKey }, 'Paguei') },
  {
    ...LINK,
    name: 'link-key-said',
    onceThere: (page) => open(page, { arena: byKey, state: 'said', said: 270 }, 'A arena vai conferir'),
  },
  {
    ...LINK,
    name: 'link-refused',
    onceThere: (page) =>
      open(
        page,
        { arena: byKey, state: 'refused', reason: 'O PIX de hoje às 14h20 é de outra pessoa.' },
        'Avisar de novo',
      ),
  },
  { ...LINK, name: 'link-paid', onceThere: (page) => open(page, { state: 'marked', left: 0 }, 'Bom jogo!') },
  {
    ...LINK,
    name: 'link-returned',
    onceThere: (page) => {
      const back = { state: 'done', sum: 270, isWhole: true, day: { day: 20, month: 5, year: 2030 } };
      return open(page, { state: 'over', over: 'cancelled', back }, 'Devolvido');
    },
  },
  {
    ...LINK,
    name: 'link-over',
    onceThere: (page) => open(page, { state: 'over', over: 'cancelled' }, 'Este link não vale mais'),
  },
  { ...LINK, name: 'link-unknown', onceThere: (page) => page.getByText('Link não encontrado').waitFor() },
];

async function open(page: Page, told: object, seen: string): Promise<void> {
  await page.route(OPENED, (route) => route.fulfill({ json: { data: { link: { ...aLink, ...told } } } }));
  await page.reload();
  await page.getByText(seen).first().waitFor();
}
