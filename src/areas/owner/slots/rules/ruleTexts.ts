import type { Day } from '#domain/values/days/day.ts';
import { addDays } from '#domain/values/days/day.ts';
import { dayInWords, formatDay, spokenWeekday } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import type { PriceCell } from '#domain/slots/priceWeek.ts';
import type { PriceScope } from '#domain/slots/priceRule.ts';
import { hourLabel } from '#domain/values/days/hours.ts';

export const RULES = {
  loading: 'Carregando regras de preço…',
  failed: 'Não foi possível carregar suas regras de preço.',
  lead: 'Uma regra vale no lugar do preço do horário. Uma alteração do dia vale no lugar das duas.',
  order:
    'Onde duas coincidem, vale a mais específica: a de menos quadras; entre iguais, a que vale em menos horas do ano; depois, a mais nova. A lista está nesta ordem.',
  list: 'Regras de preço',
  create: 'Nova regra',
  edit: 'Editar',
  none: 'Nenhuma regra de preço',
  noneHint: 'Dê outro preço a alguns dias e horas, como sábado de manhã, ou a todos a partir de um dia.',
} as const;

export const RULE_FORM = {
  newTitle: 'Nova regra de preço',
  editTitle: 'Editar regra de preço',
  price: 'Preço por hora',
  weekdays: 'Dias da semana',
  fromHour: 'Das',
  untilHour: 'Até',
  courts: 'Quadras',
  courtsHint: 'Nenhuma marcada: vale em todas.',
  from: 'A partir de',
  until: 'Até o dia',
  always: 'Sempre',
  noEnd: 'Sem fim',
  clearFrom: 'Sem primeiro dia',
  clearUntil: 'Sem último dia',
  create: 'Criar regra',
  save: 'Salvar regra',
  dismiss: 'Agora não',
  gone: 'Esta regra foi excluída em outra janela.',
  close: 'Voltar às regras',
  noChange: 'As reservas já feitas ficam com o preço delas.',
} as const;

export const DELETE_RULE = {
  title: 'Excluir regra de preço?',
  confirm: 'Excluir regra',
  decline: 'Manter regra',
} as const;

export const WEEK = {
  title: 'Como fica a semana',
  previous: '7 dias antes',
  next: 'Próximos 7 dias',
  court: 'Quadra',
  loading: 'Carregando os preços da semana…',
  failed: 'Não foi possível carregar os preços da semana.',
  hour: 'Hora',
  closed: 'fechado',
  altered: 'alteração do dia',
  ofSlot: 'Sem letra: o preço do horário.',
  noSlots: 'Crie horários e quadras para ver quanto custam.',
} as const;

const ALL_DAYS = 7;

/** `sábado e domingo, 07h–12h, Quadra 1, a partir de 1º de janeiro de 2027`. @param courtName of a court's id */
export function scopeText(scope: PriceScope, courtName: (id: string) => string): string {
  const { weekdays, fromHour, untilHour, courts, from, until } = scope;
  const hours = fromHour === 0 && untilHour === 24 ? 'o dia todo' : `${hourText(fromHour)}–${hourText(untilHour)}`;
  return [
    weekdaysText(weekdays),
    hours,
    ...(courts ? [listed(courts.map(courtName))] : []),
    ...periodWords(from, until),
  ].join(', ');
}

function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}h`;
}

/** From Monday on: `todos os dias`, `segunda a sexta`, `sábado e domingo`, `terça, quinta e sexta`. */
function weekdaysText(weekdays: readonly number[]): string {
  if (weekdays.length === ALL_DAYS) return 'todos os dias';
  const fromMonday = weekdays.map((weekday) => (weekday + 6) % ALL_DAYS).toSorted((a, b) => a - b);
  const names = fromMonday.map((weekday) => spokenWeekday((weekday + 1) % ALL_DAYS));
  const [first = 0, last = 0] = [fromMonday[0], fromMonday.at(-1)];
  const isRun = names.length > 2 && last - first === names.length - 1;
  return isRun ? `${names[0]} a ${names.at(-1)}` : listed(names);
}

function listed(names: readonly string[], last = 'e'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

function periodWords(from: Day | undefined, until: Day | undefined): string[] {
  if (from && until) return [`de ${formatDay(from)} a ${formatDay(until)}`];
  if (from) return [`a partir de ${dayInWords(from)}`];
  return until ? [`até ${dayInWords(until)}`] : [];
}

/** Rules are called A, B, C in the order in which they win; after Z comes A1. */
export function letterOf(index: number): string {
  const round = Math.floor(index / 26);
  return `${String.fromCodePoint(65 + (index % 26))}${round || ''}`;
}

/** Below a rule that others win over in some hours. */
export function yieldsText(letters: readonly string[]): string {
  const only = letters.length === 1;
  return `Onde coincide com ${listed(letters, 'ou')}, ${only ? `vale ${letters[0]}` : 'valem elas'}.`;
}

/** In the form: what becomes of the hours that another rule has too. */
export function overlapText(other: string, isNarrower: boolean): string {
  return `Onde coincide com “${other}”, vale ${isNarrower ? 'esta' : 'aquela'}.`;
}

export function nextMonthText(first: Day): string {
  return `Mês que vem, ${dayInWords(first)}`;
}

export function firstOfNextMonth({ month, year }: Day): Day {
  return month === 12 ? { day: 1, month: 1, year: year + 1 } : { day: 1, month: month + 1, year };
}

export function editName(letter: string): string {
  return `Editar a regra ${letter}`;
}

export function deleteName(letter: string): string {
  return `Excluir a regra ${letter}`;
}

export function deleteText(rule: string | undefined): string {
  return `${rule === undefined ? 'Ela' : `A regra “${rule}”`} deixa de valer: as horas dela voltam ao preço de outra regra, ou do horário. As reservas já feitas ficam com o preço delas.`;
}

/** `28/11 a 04/12` */
export function weekText(first: Day): string {
  const [short, last] = [(day: Day) => formatDay(day).slice(0, 5), addDays(first, ALL_DAYS - 1)];
  return `${short(first)} a ${short(last)}/${last.year}`;
}

/** `80`, `80,50`: a cell has room for no more. */
export function shortPrice(centavos: number): string {
  return formatReais(centavos)
    .replace(/^R\$\s/, '')
    .replace(/,00$/, '');
}

/** What a screen reader says of a cell. */
export function cellText({ price, isAvailable, decidedBy }: PriceCell, letter: string | undefined): string {
  const by = { slot: 'preço do horário', rule: `regra ${letter ?? ''}`, alteration: WEEK.altered }[decidedBy];
  return `${formatReais(price)}, ${by}${isAvailable ? '' : `, ${WEEK.closed}`}`;
}

/** `07:00` … `24:00`, for the hour at which a rule's last hour ends. */
export function endLabel(hour: number): string {
  return hour === 24 ? '24:00' : hourLabel(hour);
}
