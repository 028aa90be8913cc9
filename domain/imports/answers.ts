import { Schema } from 'effect';
import { Text } from '../values/text/text.ts';

/** What the desk answered, by a question's id: one answer holds for all rows alike. */
export type Answers = Readonly<Record<string, string>>;

/** An uncertain reading of a cell. Rows with the same id are settled by one answer. */
export interface Uncertain {
  readonly id: string;
  /** The cell as it is typed. */
  readonly cell: string;
}

export const YEAR = 'year';
export const DAY_ORDER = 'order';
export const WEEK = 'week';
/** Left out. */
export const OUT = 'out';
/** Why such a row does not come in. */
export const LEFT_OUT = 'Fica de fora, como você respondeu';
const [COURT, PAID] = ['court:', 'paid:'];

/** @param name of a court, folded; empty where none is named */
export function courtQuestion(name: string): string {
  return `${COURT}${name}`;
}

/** @param word of a cell that may say that it is paid, folded */
export function paidQuestion(word: string): string {
  return `${PAID}${word}`;
}

/** Which kind of question an id is of. */
export function questionKind(id: string): 'year' | 'order' | 'week' | 'court' | 'paid' {
  if (id.startsWith(COURT)) return 'court';
  if (id.startsWith(PAID)) return 'paid';
  return id === YEAR ? 'year' : id === WEEK ? 'week' : 'order';
}

const MOST_CHARACTERS = 8_000;

/** Answers as a form sends them, like a query string: `year=2027&court%3Aareia+1=out`. */
export const AnswersText = Text.check(Schema.isMaxLength(MOST_CHARACTERS, { message: 'São respostas demais.' }));

export function answersOf(text = ''): Answers {
  return Object.fromEntries(new URLSearchParams(text));
}

export function answersText(answers: Answers): string {
  return new URLSearchParams({ ...answers }).toString();
}
