import type { Page } from 'playwright-core';
import { toIsoDay } from '#domain/values/days/day.ts';
import { farDay } from './ownersDay.ts';
import { payBy } from './payBy.ts';
import type { Screen } from './screen.ts';

const AGENDA = { as: 'owner', heading: 'Minhas reservas' } as const;
/** Long ago, when the demonstration had not begun. */
const EMPTY_DAY = '/empresa/reservas?dia=2022-02-02';
const TODAY = '/empresa/reservas';

/** The owner's day, in the states that people see. */
export const OWNER_AGENDA_SCREENS: readonly Screen[] = [
  { name: 'owner-agenda', ...AGENDA, path: () => TODAY, onceThere: seeGrid },
  {
    name: 'owner-agenda-tomorrow',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await page.getByRole('link', { name: 'Próximo dia' }).click();
      await seeGrid(page);
    },
  },
  {
    name: 'owner-agenda-none',
    ...AGENDA,
    path: () => EMPTY_DAY,
    onceThere: (page) => page.getByText('Nenhuma reserva para o dia selecionado').waitFor(),
  },
  {
    name: 'owner-agenda-week',
    ...AGENDA,
    path: () => `${TODAY}?ver=semana`,
    onceThere: (page) => page.getByRole('table', { name: 'Quadras ocupadas por dia e hora' }).waitFor(),
  },
  {
    name: 'owner-agenda-week-failed',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await seeGrid(page);
      await page.route('**/api/v1/arenas/me/reservations/week?*', (route) => route.abort('internetdisconnected'));
      await page.getByRole('link', { name: 'Semana', exact: true }).click();
      await page.getByText('Não foi possível carregar as reservas desta semana.').waitFor();
    },
  },
  {
    name: 'owner-agenda-calendar',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await seeGrid(page);
      await page.getByLabel('Dia', { exact: true }).first().click();
      await page.getByRole('button', { name: 'Próximo mês' }).waitFor();
    },
  },
  {
    name: 'owner-agenda-moving',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await openTomorrowsCard(page);
      await page.getByRole('button', { name: 'Mover' }).click();
      await page.getByRole('button', { name: 'Desistir' }).waitFor();
    },
  },
  {
    name: 'owner-agenda-new-price',
    ...AGENDA,
    path: () => TODAY,
    // The last one of the day may have no hour after it: fewer hours cost something else too.
    onceThere: async (page) => {
      await openTomorrowsCard(page);
      await page
        .getByRole('button', { name: /^(Mais|Menos) 1 hora$/ })
        .last()
        .click();
      await page.getByRole('dialog', { name: 'O valor muda' }).waitFor();
    },
  },
  {
    name: 'owner-agenda-note',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await openTomorrowsCard(page);
      await page.getByRole('button', { name: /^(Observação|Editar observação)$/ }).click();
      await page.getByRole('form').waitFor();
    },
  },
  {
    name: 'owner-agenda-give',
    ...AGENDA,
    path: () => TODAY,
    onceThere: openGive,
  },
  {
    name: 'owner-agenda-give-guest',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await openGive(page);
      await page.getByRole('dialog').getByText('Convidado', { exact: true }).click();
      await page.getByRole('button', { name: 'Passar reserva' }).click();
      await page.getByText('Informe para quem passa a reserva.').waitFor();
    },
  },
  {
    name: 'owner-agenda-cancel',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await seeGrid(page);
      await page
        .getByRole('button', { name: /^Cancelar reserva de/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Cancelar reserva?' }).waitFor();
    },
  },
  {
    name: 'owner-agenda-cancel-received',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await seeGrid(page);
      const paidInPart = page.getByRole('button', { name: /, falta R\$/ }).first();
      await paidInPart
        .locator('xpath=..')
        .getByRole('button', { name: /^Cancelar reserva de/ })
        .click();
      await page.getByText('Devolver agora').click();
      await page.getByText('Como devolver').waitFor();
    },
  },
  {
    name: 'owner-agenda-details',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await seeGrid(page);
      await page
        .getByRole('button', { name: /, (Paga|Pendente), R\$/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'owner-agenda-payments',
    ...AGENDA,
    path: () => TODAY,
    onceThere: openPayments,
  },
  { name: 'owner-agenda-closing', ...AGENDA, path: () => TODAY, onceThere: openClosing },
  {
    name: 'owner-agenda-closing-money',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await openClosing(page);
      await page.getByRole('dialog').getByText('Virar crédito').click();
      await page.getByText(/são de convidados/).waitFor();
    },
  },
  {
    name: 'owner-agenda-closing-others',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await openClosing(page);
      const form = page.getByRole('dialog');
      await form.getByText('Outro período').click();
      await form.getByLabel('Das', { exact: true }).selectOption('20:00');
      await form.getByLabel('Até', { exact: true }).selectOption('09:00');
      await form.getByRole('button', { name: 'Fechar quadras' }).click();
      await form.getByText('O fim precisa ser depois do início.').waitFor();
    },
  },
  {
    name: 'owner-agenda-closing-failed',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await page.route('**/closures/impact', (route) => route.abort('internetdisconnected'));
      await openForm(page);
      await page.getByText('Não foi possível contar as reservas nestes horários.').waitFor();
    },
  },
  {
    name: 'owner-agenda-closing-none',
    ...AGENDA,
    path: () => `${TODAY}?dia=${toIsoDay(farDay(19))}`,
    onceThere: async (page) => {
      await openForm(page);
      await page.getByText('Nenhuma reserva nestes horários.').waitFor();
    },
  },
  { name: 'owner-agenda-closed', ...AGENDA, path: () => TODAY, onceThere: seeClosed },
  {
    name: 'owner-agenda-reopen',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await seeClosed(page);
      await page
        .getByRole('button', { name: /, Chuva Reabrir$/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Reabrir horários?' }).waitFor();
    },
  },
  { name: 'owner-agenda-deeds', ...AGENDA, path: () => TODAY, onceThere: openDeeds },
  { name: 'owner-agenda-moved', ...AGENDA, path: () => TODAY, onceThere: openMoved },
  {
    name: 'owner-agenda-split',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await openPayments(page);
      await page.getByRole('button', { name: 'Dividir' }).click();
      await page.getByText('4', { exact: true }).click();
      await page.getByLabel('Nome da pessoa 1').fill('Ana Souza');
      await page.getByLabel('Como paga a pessoa 2').selectOption('PIX na arena');
      await page.getByRole('checkbox', { name: 'Pessoa 4' }).uncheck();
    },
  },
  {
    name: 'owner-agenda-undo',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await seeGrid(page);
      await page
        .getByRole('button', { name: /^Confirmar pagamento de / })
        .last()
        .click();
      await payBy(page, 'PIX');
      await page.getByRole('button', { name: 'Desfazer' }).waitFor();
    },
  },
  {
    name: 'owner-agenda-no-show-asked',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await openBegun(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Não compareceu' }).waitFor();
    },
  },
  { name: 'owner-agenda-no-show', ...AGENDA, path: () => TODAY, onceThere: markNoShow },
  {
    name: 'owner-agenda-no-show-opened',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await markNoShow(page);
      await page
        .getByRole('button', { name: /, Não compareceu, / })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Compareceu' }).waitFor();
    },
  },
  {
    name: 'owner-agenda-disputed',
    ...AGENDA,
    path: () => TODAY,
    onceThere: (page) => seePix(page, { moneyNews: 'disputed' }),
  },
  {
    name: 'owner-agenda-disputed-details',
    ...AGENDA,
    path: () => TODAY,
    onceThere: (page) => openPix(page, { moneyNews: 'disputed' }),
  },
  {
    name: 'owner-agenda-refund-refused',
    ...AGENDA,
    path: () => TODAY,
    onceThere: (page) => openPix(page, { moneyNews: 'refund_refused' }),
  },
  {
    name: 'owner-agenda-refund-returned',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await openPix(page, { moneyNews: 'refund_refused' });
      await page.getByRole('button', { name: 'Devolvi por outro meio' }).click();
      await page.getByRole('dialog', { name: 'Registrar a devolução?' }).waitFor();
    },
  },
  {
    name: 'owner-agenda-awaits-pix',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await openPix(page, { status: 'PENDENTE' });
      await page.getByRole('button', { name: 'Receber na arena' }).waitFor();
    },
  },
  {
    name: 'owner-agenda-counter',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await openPix(page, { status: 'PENDENTE' });
      await page.getByRole('button', { name: 'Receber na arena' }).click();
      await page.getByRole('dialog', { name: 'Receber na arena?' }).waitFor();
    },
  },
  {
    name: 'owner-agenda-no-court',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await seeGrid(page);
      for (const court of await page.getByRole('group', { name: 'Quadras na grade' }).getByRole('button').all()) {
        if ((await court.getAttribute('aria-pressed')) === 'true') await court.click();
      }
      await page.getByText('Escolha pelo menos uma quadra para ver a grade.').waitFor();
    },
  },
  {
    name: 'owner-agenda-loading',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await page.route('**/api/v1/arenas/me/reservations?*', () => undefined);
      await page.reload();
      await page.getByText('Carregando a agenda…').waitFor();
    },
  },
  {
    name: 'owner-agenda-failed',
    ...AGENDA,
    path: () => TODAY,
    onceThere: async (page) => {
      await page.route('**/api/v1/arenas/me/reservations?*', (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Não foi possível carregar as reservas deste dia.').waitFor();
    },
  },
];

/** Of the first reservation that is still owed. */
async function openPayments(page: Page): Promise<void> {
  await seeGrid(page);
  await page
    .getByRole('button', { name: /, (Pendente|Confirmada), R\$/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Pagamentos da reserva' }).waitFor();
}

async function openForm(page: Page): Promise<void> {
  await seeGrid(page);
  await page.getByRole('button', { name: 'Fechar quadras' }).click();
  await page.getByRole('dialog', { name: 'Fechar quadras' }).waitFor();
}

/** As if it rained on a full evening, some of it paid at the desk, some by guests. */
async function openClosing(page: Page): Promise<void> {
  const sums = { hours: 42, closed: 6, reservations: 17, people: 14, atArena: 735, byGuests: 110.5, byPix: 810 };
  const offerable = ['Ana Prado', 'Bia Reis', 'Maria Antonieta de Albuquerque Cavalcanti'].map((who, index) => ({
    _id: `01999999-9999-7999-8999-99999999999${index}`,
    who,
    date: { day: 5, month: 3, year: 2030 },
    hours: [18, 19],
    paid: 161,
    byPix: index === 1,
  }));
  const onCourt = [
    { who: 'Ana Prado', court: 'Quadra Arpoador', until: 23 },
    { who: 'Maria Antonieta de Albuquerque Cavalcanti', court: 'Quadra Central', until: 24 },
  ];
  const begun = [{ who: 'Maria Antonieta de Albuquerque Cavalcanti', hours: [23] }];
  const shortened = [{ who: 'Ana Prado', hours: [22, 23], value: 161 }];
  const impact = { ...sums, onCourt, shortened, begun, offerable };
  await page.route('**/closures/impact', (route) => route.fulfill({ json: { data: { impact } } }));
  await openForm(page);
  await page.getByText('17', { exact: true }).waitFor();
}

/** Of three people: one waits for a choice, one has another hour, one is a guest. */
const A_CLOSURE = {
  _id: '01999999-9999-7999-8999-999999999990',
  reason: 'rain',
  at: '2030-03-05T18:00:00.000Z',
  isUndone: false,
  isTold: true,
  reservations: [
    { _id: '01999999-9999-7999-8999-999999999991', who: 'Ana Prado', hasAccount: true, state: 'offered' },
    { _id: '01999999-9999-7999-8999-999999999992', who: 'Bia Reis', hasAccount: true, state: 'moved' },
    { _id: '01999999-9999-7999-8999-999999999993', who: 'Rui Castro', hasAccount: false, guestPhone: '13988887777' },
  ].map(({ state, ...met }) => ({
    ...met,
    date: { day: 5, month: 3, year: 2030 },
    hours: [18, 19],
    ...(state && { rebooking: { state, paid: 161, byPix: false, until: '2030-03-08T21:04:00.000Z' } }),
  })),
};

/** As if tomorrow were closed for rain on two courts from the afternoon on. */
async function seeClosed(page: Page): Promise<void> {
  await seeGrid(page);
  await page.route(DAY_CALL, async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const [one, other] = data.courts;
    const hours = [one, other].map(({ _id }) => ({
      court: _id,
      startHours: [7, 8, 9, 10, 15, 16, 17, 18, 19, 20, 21, 22],
    }));
    const isElsewhere = ({ selectedTimeSlots }: { selectedTimeSlots: { court: { id: string } }[] }) =>
      selectedTimeSlots.every(({ court }) => court.id !== one._id && court.id !== other._id);
    const closures = [{ _id: one._id, reason: 'rain', hours }];
    const reservations = data.reservations.filter(isElsewhere);
    await route.fulfill({ response, json: { data: { ...data, closures, reservations } } });
  });
  await page.route('**/api/v1/arenas/me/closures/*', (route) =>
    route.fulfill({ json: { data: { closure: A_CLOSURE } } }),
  );
  await page.getByRole('link', { name: 'Próximo dia' }).click();
  await page
    .getByRole('button', { name: /, Chuva Reabrir$/ })
    .first()
    .waitFor();
}

/** As if three people had worked on it. */
async function openDeeds(page: Page): Promise<void> {
  const at = '2026-03-04T17:32:00.000Z';
  const deeds = [
    { at, deed: 'addInstallment', role: 'reception', by: 'Rita Campos', value: 12.5 },
    { at, deed: 'moveReservation', role: 'manager', by: 'Maria Antonieta de Albuquerque Cavalcanti' },
    { at, deed: 'makeReservation', role: 'player', by: 'Conta excluída' },
  ];
  await page.route('**/deeds', (route) => route.fulfill({ json: { data: { deeds } } }));
  await openPayments(page);
  await page.getByText('Quem fez isto?').click();
  await page.getByText('Mudou os horários').scrollIntoViewIfNeeded();
}

async function openGive(page: Page): Promise<void> {
  await openTomorrowsCard(page);
  await page.getByRole('button', { name: 'Passar para outra pessoa' }).click();
  await page.getByRole('form').waitFor();
}

/** Of yesterday, whose hours have all begun. */
async function openBegun(page: Page): Promise<void> {
  await seeGrid(page);
  await page.getByRole('link', { name: 'Dia anterior' }).click();
  await page
    .getByRole('button', { name: /, (Pendente|Confirmada|Paga), R\$/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function markNoShow(page: Page): Promise<void> {
  await openBegun(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Não compareceu' }).click();
  await page
    .getByRole('button', { name: /, Não compareceu, / })
    .first()
    .waitFor();
}

async function seeGrid(page: Page): Promise<void> {
  await page.getByRole('grid', { name: 'Reservas por hora e quadra' }).waitFor();
}

/** As if its hours had been changed twice; the last change can be undone. */
async function openMoved(page: Page): Promise<void> {
  await seeGrid(page);
  await changeDay(page, (reservation) => {
    const at = '2026-03-04T17:32:00.000Z';
    const hours = (name: string, ...startHours: number[]) => ({
      date: reservation['date'],
      courts: [{ name, startHours }],
    });
    const [first, then, now] = [hours('Quadra Central', 18, 19), hours('Quadra 2', 20), hours('Quadra 2', 21)];
    const by = 'Helena Prado';
    const undone = { undoneAt: at, undoneBy: by, isUndoable: false };
    const moves = [
      { at, by, before: first, after: then, ...undone },
      { at: '2026-03-04T18:05:00.000Z', by, before: first, after: now, isUndoable: true },
    ];
    Object.assign(reservation, { moves });
  });
  await openPayments(page);
  await page.getByRole('button', { name: 'Desfazer mudança' }).scrollIntoViewIfNeeded();
}

interface Matter {
  readonly moneyNews?: string;
  readonly status?: string;
}

const DAY_CALL = '**/api/v1/arenas/me/reservations?*';

/** The day, as if everything on it were by PIX and this were the matter with it. */
async function seePix(page: Page, matter: Matter): Promise<void> {
  await seeGrid(page);
  await changeDay(page, (reservation) => {
    Object.assign(reservation, { paymentMethod: 'platform', installments: [], ...matter });
  });
}

/** The day, each of whose reservations is another one. */
async function changeDay(page: Page, change: (reservation: Record<string, unknown>) => void): Promise<void> {
  await page.route(DAY_CALL, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const reservation of body.data.reservations) change(reservation);
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  await seeGrid(page);
}

async function openPix(page: Page, matter: Matter): Promise<void> {
  await seePix(page, matter);
  await page
    .getByRole('button', { name: /, (Paga|Confirmada|Pendente), R\$/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Reserva' }).waitFor();
}

/** A reservation that can still be given other hours, in the dialog of its payments. */
async function openTomorrowsCard(page: Page): Promise<void> {
  await seeGrid(page);
  await page.getByRole('link', { name: 'Próximo dia' }).click();
  await page.waitForURL(/[?&]dia=/);
  // Today's grid may stand until tomorrow's has come, and its cards look the same.
  await page.reload();
  await seeGrid(page);
  // One that waits for its PIX, as other screens make them, cannot be given other hours.
  await page
    .getByRole('button', { name: /^\d\d:00, .*, (Confirmada|Pendente), R\$/ })
    .and(page.locator('[data-act=installments]'))
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mover' }).waitFor();
}
