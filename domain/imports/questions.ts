import { addDays, type Day } from '../values/days/day.ts';
import { formatDay } from '../values/days/formatDay.ts';
import { mondayOf } from '../values/days/monday.ts';
import { type Answers, OUT, questionKind } from './answers.ts';
import type { PlannedRow } from './plan.ts';
import { PAID, UNPAID } from './paid.ts';
import { MONTH_FIRST, NEXT, WEEKS } from './readDay.ts';
import type { NamedCourt } from './readRow.ts';
import { placeOf } from './rows.ts';

/** A question about the file whose one answer holds for all rows that have what it asks about. */
interface ImportQuestion {
  readonly id: string;
  /** How many rows it settles, and where the first of them stands. */
  readonly rows: number;
  readonly first: string;
  readonly text: string;
  /** What each answer would do. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The value of the option that was answered; absent while it is open. */
  readonly answer?: string;
}

/** Words of one kind beyond these are no words that the column is full of: their rows stay refused one by one. */
const MOST_OF_A_KIND = 12;

interface Asking {
  readonly courts: readonly NamedCourt[];
  readonly today: Day;
  readonly answers: Answers;
}

/** The questions of planned rows, answered or open, those that settle most rows first within their kind. */
export function questionsOf(rows: readonly PlannedRow[], asking: Asking): ImportQuestion[] {
  const met = new Map<string, Met>();
  for (const row of rows) {
    for (const { id, cell } of row.uncertain ?? []) {
      const { count = 0, cells = new Set<string>(), first = placeOf(row) } = met.get(id) ?? {};
      met.set(id, { count: count + 1, cells: cells.size < SAMPLES ? cells.add(cell) : cells, first });
    }
  }
  const byRows = [...met].toSorted(([, one], [, other]) => other.count - one.count);
  return KINDS.flatMap((kind) =>
    byRows
      .filter(([id]) => questionKind(id) === kind)
      .slice(0, MOST_OF_A_KIND)
      .map(([id, one]) => questionOf(id, one, asking)),
  );
}

const KINDS = ['order', 'year', 'week', 'court', 'paid'] as const;
const SAMPLES = 3;

interface Met {
  readonly count: number;
  readonly cells: Set<string>;
  readonly first: string;
}

function questionOf(id: string, { count, cells, first }: Met, asking: Asking): ImportQuestion {
  const quoted = [...cells].map((cell) => `"${cell}"`).join(', ');
  const [cell = ''] = cells;
  const { text, options } = wordsOf(questionKind(id), { cell, quoted }, asking);
  const answer = options.find(({ value }) => value === asking.answers[id])?.value;
  return { id, rows: count, first, text, options, ...(answer !== undefined && { answer }) };
}

type Words = Pick<ImportQuestion, 'text' | 'options'>;

const LEAVE = { value: OUT, label: 'Deixar estas linhas de fora' };

function wordsOf(
  kind: (typeof KINDS)[number],
  { cell, quoted }: { readonly cell: string; readonly quoted: string },
  { courts, today }: Asking,
): Words {
  if (kind === 'year') {
    const years = [today.year, today.year + 1].map(String);
    return {
      text: `De que ano são os dias sem ano, como ${quoted}?`,
      options: [
        { value: NEXT, label: `Cada dia na próxima vez que chega, a partir de ${formatDay(today)}` },
        ...years.map((year) => ({ value: year, label: `Todos de ${year}` })),
      ],
    };
  }
  if (kind === 'order') {
    return {
      text: `Em ${quoted}, o mês vem antes do dia?`,
      options: [
        { value: MONTH_FIRST, label: 'Sim: 03/04 é 4 de março, em toda a planilha' },
        { value: 'day', label: 'Não: 03/04 é 3 de abril, e estas linhas ficam de fora' },
      ],
    };
  }
  if (kind === 'week') {
    const monday = mondayOf(today);
    const options = WEEKS.map((value, ahead) => ({
      value,
      label: `A semana de ${formatDay(addDays(monday, ahead * 7))} a ${formatDay(addDays(monday, ahead * 7 + 6))}`,
    }));
    return { text: `De que semana são os dias sem data, como ${quoted}?`, options: [...options, LEAVE] };
  }
  if (kind === 'court') {
    const text = cell === '' ? 'De que quadra são as linhas sem quadra?' : `Que quadra da arena é ${quoted}?`;
    return { text, options: [...courts.map(({ id, name }) => ({ value: id, label: name })), LEAVE] };
  }
  return {
    text: `O que quer dizer ${quoted}?`,
    options: [{ value: PAID, label: 'Está tudo pago' }, { value: UNPAID, label: 'Ainda não está pago' }, LEAVE],
  };
}
