import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const PERSON = '01910000-0000-7000-8000-00000000000';
const CHARGE = '01920000-0000-7000-8000-00000000000';
const THEN = '2026-11-19T17:05:00.000Z';
const DAY = { day: 20, month: 11, year: 2026 } as const;
const RECEIPT = 'E60701190202611201405A1B2C3D4E5F';

const LIST = { as: 'admin', path: () => '/admin/repasses', heading: 'Repasses' } as const;
const MADE = { as: 'admin', path: () => '/admin/repasses?aba=feitos', heading: 'Repasses' } as const;
const ONE = { as: 'admin', path: () => `/admin/repasses/${PERSON}1`, heading: /./ } as const;

const OWNER = {
  _id: `${PERSON}1`,
  name: 'Marina Costa Albuquerque',
  email: 'marina@penaareia.com.br',
  phone: '13988887777',
  arena: 'Arena Pé na Areia',
} as const;
const ORGANIZER = {
  _id: `${PERSON}2`,
  name: 'Olga Reis',
  email: 'olga@exemplo.com',
  pixKey: 'copa@exemplo.com',
} as const;

const PAYEES = {
  payees: [
    { payee: OWNER, due: 12_480.35, toDeduct: 0, charges: 164 },
    { payee: ORGANIZER, due: 1_815, toDeduct: 0, charges: 1 },
    {
      payee: { ...OWNER, _id: `${PERSON}3`, name: 'Caio Lima', arena: 'Arena Maré Alta' },
      due: 0,
      toDeduct: 76.47,
      charges: 1,
    },
  ],
  next: `-7647_${PERSON}3`,
  total: 14_295.35,
  toPay: 2,
};

const charge = (number: number, change: object = {}) => ({
  id: `${CHARGE}${number}`,
  place: 'Arena Pé na Areia',
  day: DAY,
  paidAt: THEN,
  amount: 80.5,
  fee: 4.03,
  due: 76.47,
  toDeduct: 0,
  ...change,
});
const ACCOUNT = {
  payee: OWNER,
  due: 12_480.35,
  toDeduct: 0,
  disputed: 160,
  charges: [charge(1), charge(2, { fee: 0, due: 0, toDeduct: 76.47 }), charge(3)],
  count: 164,
  mark: 'a'.repeat(64),
};

const PAYOUTS = [
  { _id: `${CHARGE}8`, amount: 9_120.4, paidOn: DAY, receipt: RECEIPT },
  { _id: `${CHARGE}7`, amount: 76.47, paidOn: { ...DAY, month: 10 }, receipt: 'TED 88213, Banco do Brasil' },
];
const MADE_PAYOUTS = {
  payouts: PAYOUTS.map((payout) => ({ ...payout, name: OWNER.name, madeAt: THEN, madeBy: 'Adão Reis' })),
};
const MINE = { due: 1_280.5, toDeduct: 0, disputed: 80.5, payouts: PAYOUTS };

/** What is owed to whom and what was passed on, as admins, owners and organizers see it. */
export const PAYOUT_SCREENS: readonly Screen[] = [
  {
    name: 'payouts',
    ...LIST,
    onceThere: (page) => answer(page, 'payouts/payees', PAYEES, 'Total a repassar a 2 pessoas'),
  },
  {
    name: 'payouts-none',
    ...LIST,
    onceThere: (page) => answer(page, 'payouts/payees', { payees: [], total: 0, toPay: 0 }, 'Nada a repassar'),
  },
  {
    name: 'payouts-loading',
    ...LIST,
    onceThere: async (page) => {
      await page.route('**/api/v1/payouts/payees', () => undefined);
      await page.reload();
      await page.getByText('Carregando os repasses…').waitFor();
    },
  },
  { name: 'payouts-made', ...MADE, onceThere: (page) => answer(page, 'payouts', MADE_PAYOUTS, 'R$ 9.120,40') },
  {
    name: 'payouts-made-none',
    ...MADE,
    onceThere: (page) => answer(page, 'payouts', { payouts: [] }, 'Nenhum repasse feito'),
  },
  { name: 'payee', ...ONE, onceThere: (page) => answer(page, 'payouts/payees/*', ACCOUNT, OWNER.name) },
  {
    name: 'payee-errors',
    ...ONE,
    onceThere: async (page) => {
      await answer(page, 'payouts/payees/*', ACCOUNT, OWNER.name);
      await page.getByRole('button', { name: /^Registrar/ }).click();
      await page.getByText('Confirme que o dinheiro já foi enviado.').waitFor();
    },
  },
  {
    name: 'payee-deducting',
    ...ONE,
    onceThere: (page) => {
      const [, back] = ACCOUNT.charges;
      const account = { ...ACCOUNT, due: 0, toDeduct: 76.47, disputed: 0, charges: [back], count: 1 };
      return answer(page, 'payouts/payees/*', account, 'A descontar do próximo repasse');
    },
  },
  {
    name: 'payee-none',
    ...ONE,
    onceThere: (page) => {
      const account = { ...ACCOUNT, due: 0, disputed: 0, charges: [], count: 0 };
      return answer(page, 'payouts/payees/*', account, 'Nada a repassar agora');
    },
  },
  {
    name: 'received-payouts',
    as: 'owner',
    path: () => '/empresa/configuracoes',
    heading: 'Configurações',
    onceThere: (page) => answer(page, 'payouts/mine', MINE, 'Repasses recebidos'),
  },
  {
    name: 'received-payouts-none',
    as: 'owner',
    path: () => '/empresa/configuracoes',
    heading: 'Configurações',
    onceThere: (page) =>
      answer(page, 'payouts/mine', { due: 0, toDeduct: 0, disputed: 0, payouts: [] }, 'Nenhum repasse ainda.'),
  },
];

async function answer(page: Page, path: string, data: object, text: string): Promise<void> {
  await page.route(`**/api/v1/${path}`, (route) => route.fulfill({ json: { data } }));
  await page.reload();
  await page.getByText(text).first().waitFor();
}
