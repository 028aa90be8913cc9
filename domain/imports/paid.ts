import { formatReais } from '../values/money.ts';
import { type Answers, LEFT_OUT, OUT, paidQuestion } from './answers.ts';
import { type Cell, textOf } from './cell.ts';
import { readTotal, type Understood } from './cells.ts';
import { foldCell } from './words.ts';

const YES = new Set([
  'sim',
  's',
  'x',
  'ok',
  'pago',
  'paga',
  'pg',
  'quitado',
  'quitada',
  'yes',
  'true',
  'verdadeiro',
  '1',
]);
const NO = new Set([
  'nao',
  'n',
  '',
  'pendente',
  'aberto',
  'em aberto',
  'a pagar',
  'a receber',
  'falta',
  'confirmada',
  'confirmado',
  'no',
  'false',
  'falso',
  '0',
]);

const OVER = /^(?:cancelad|expirad|desmarcad)[ao]s?$/;

/** Words beside a word that says whether it is paid, and that say nothing else: how, and of what. */
const HOW = /^(?:pix|dinheiro|cartao|debito|credito|em|no|na|de|via|por|com|o|a|ja|tudo|total)$/;
/** Answers of what a word means. */
export const [PAID, UNPAID] = ['yes', 'no'];

/**
 * Whether all of it is paid. Money is not guessed: of a word that is neither yes nor no it is asked what it means, once for all cells that
 * have it. 'ok' counts as paid until that is answered.
 */
export function readPaid(cell: string, answers: Answers = {}): Understood<boolean> {
  const text = foldCell(cell);
  if (OVER.test(text)) return { fault: `"${cell}": só entra o que ainda vale` };
  if (NO.has(text)) return { value: false };
  if (YES.has(text) && text !== OK) return { value: true };
  const words = text.split(/[\s+/,;-]+/).filter((word) => !HOW.test(word));
  if (words.length > 0 && words.every((word) => YES.has(word) && word !== OK)) return { value: true };
  const asks = paidQuestion(text);
  const answered = answers[asks];
  if (answered === PAID || answered === UNPAID) return { value: answered === PAID, asks };
  if (answered === OUT) return { fault: LEFT_OUT, asks };
  return text === OK ? { value: true, asks } : { fault: `"${cell}" não diz se está pago: escreva sim ou não`, asks };
}

const OK = 'ok';

const SUM = String.raw`r?\$? ?(\d[\d.]*(?:,\d{1,2})?)`;
const BEHIND = new RegExp(
  String.raw`^(?:sinal|entrada|adiantou|pagou|pago|paga|pg|recebido)(?: de)?:? ?${SUM}(?: reais)?$`,
);
const BEFORE = new RegExp(String.raw`^${SUM} (?:reais )?(?:de )?(?:sinal|entrada)$`);

/** The sum that a cell says was paid before, in centavos: `sinal 50`, `pg R$ 40,00 pix`. Undefined where it names none. */
export function readDeposit(cell: string): Understood<number> | undefined {
  const text = foldCell(cell)
    .split(' ')
    .filter((word) => !HOW.test(word) || word === 'de')
    .join(' ');
  const [, sum] = BEHIND.exec(text) ?? BEFORE.exec(text) ?? [];
  if (sum === undefined) return undefined;
  const read = readTotal(sum satisfies Cell);
  return 'value' in read
    ? { value: read.value, mended: `${textOf(cell)} → ${formatReais(read.value)} já pagos` }
    : read;
}
