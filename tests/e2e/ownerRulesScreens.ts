import type { Page } from 'playwright-core';
import { type Day, fromIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { byNarrowness } from '#domain/slots/narrowness.ts';
import { daysOfWeek, priceWeekOf } from '#domain/slots/priceWeek.ts';
import { firstOfNextMonth } from '../../src/areas/owner/slots/rules/ruleTexts.ts';
import type { Screen } from './screen.ts';

const RULES = { as: 'owner', path: () => '/empresa/horarios?editMode=rules', heading: 'Horários' } as const;

/** An owner's price rules in the states that people see. The demonstration has none, so that its hours cost what they say. */
export const OWNER_RULES_SCREENS: readonly Screen[] = [
  { ...RULES, name: 'rules', onceThere: (page) => seeRules(page) },
  {
    ...RULES,
    name: 'rules-none',
    onceThere: async (page) => {
      await page.getByText('Nenhuma regra de preço').waitFor();
      await page.getByRole('table').waitFor();
    },
  },
  {
    ...RULES,
    name: 'opening',
    path: () => '/empresa/horarios?editMode=opening',
    onceThere: async (page) => {
      await page.getByRole('switch', { name: /^segunda: aberto$/iu }).click({ force: true });
      await page.getByText(/^Ficam fora|^Nada do que/u).waitFor();
    },
  },
  {
    ...RULES,
    name: 'rules-loading',
    onceThere: async (page) => {
      await page.route('**/me/price-rules', () => undefined);
      await page.reload();
      await page.getByText('Carregando regras de preço…').waitFor();
    },
  },
  {
    ...RULES,
    name: 'rules-new',
    onceThere: async (page) => {
      await seeRules(page);
      await page.getByRole('button', { name: 'Nova regra' }).click();
      await page.getByLabel('Preço por hora').fill('70');
      await page.getByRole('button', { name: /^Mês que vem/ }).click();
    },
  },
  {
    ...RULES,
    name: 'rules-faults',
    onceThere: async (page) => {
      await seeRules(page);
      await page.getByRole('button', { name: 'Editar a regra B' }).click();
      for (const weekday of ['sáb', 'dom']) await page.getByRole('dialog').getByText(weekday, { exact: true }).click();
      await page.getByLabel('Até', { exact: true }).selectOption('05:00');
      await page.getByRole('button', { name: 'Salvar regra' }).click();
      await page.getByText('Escolha pelo menos um dia da semana.').waitFor();
    },
  },
  {
    ...RULES,
    name: 'rules-delete',
    onceThere: async (page) => {
      await seeRules(page);
      await page.getByRole('button', { name: 'Excluir a regra A' }).click();
      await page.getByRole('dialog', { name: 'Excluir regra de preço?' }).waitFor();
    },
  },
];

/** As if the owner had written three rules; the server is not asked, since other screens are looked at over the same data. */
async function seeRules(page: Page): Promise<void> {
  const today = momentIn(new Date(), DEFAULT_ZONE).day;
  const court = await lastCourt(page);
  const rules = rulesFor(today, court);
  const asSent = ({ id, price, ...rule }: (typeof rules)[number]) => ({
    _id: id,
    ...rule,
    price: price / 100,
    version: 1,
  });
  await page.route('**/me/price-rules', (route) =>
    route.fulfill({ json: { data: { priceRules: rules.map(asSent) } } }),
  );
  await page.route('**/me/price-week?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const days = weekOf(fromIsoDay(query.get('date') ?? ''), query.get('court') ?? '', rules);
    return route.fulfill({ json: { data: { days } } });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Editar a regra A' }).waitFor();
  await page.getByRole('cell', { name: /regra/ }).first().waitFor();
}

/** The id of the arena's last court, by the button that chooses it for the week. */
async function lastCourt(page: Page): Promise<string> {
  const last = page.getByRole('radio').last();
  await last.waitFor({ state: 'attached' });
  return last.inputValue();
}

function rulesFor(today: Day, court: string) {
  const week = [0, 1, 2, 3, 4, 5, 6];
  const of = (id: string, price: number) => ({ id: `0000000${id}-0000-7000-8000-000000000000`, price });
  return [
    { ...of('1', 80_00), weekdays: [0, 6], fromHour: 7, untilHour: 12 },
    { ...of('2', 99_90), weekdays: [1, 2, 3, 4, 5], fromHour: 18, untilHour: 22, courts: [court] },
    { ...of('3', 70_00), weekdays: week, fromHour: 0, untilHour: 24, from: firstOfNextMonth(today) },
  ].toSorted(byNarrowness);
}

function weekOf(first: Day, court: string, rules: ReturnType<typeof rulesFor>) {
  const hours = Array.from({ length: 17 }, (_, index) => index + 6);
  const [, noon] = daysOfWeek(first);
  const days = priceWeekOf({
    first,
    court,
    slots: hours.map((startHour) => ({ id: `${startHour}`, startHour, price: 60_00, isAvailable: startHour > 6 })),
    rules,
    opening: null,
    alterationsOn: ({ day }) => (day === noon?.day ? [{ timeSlot: '12', isAvailable: true, price: 30_00 }] : []),
  });
  return days.map(({ date, hours: cells }) => ({
    date,
    hours: cells.map(({ price, ...cell }) => ({ ...cell, price: price / 100 })),
  }));
}
