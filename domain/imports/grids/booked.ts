import { readContact } from '../cells.ts';
import { foldCell, lineOf } from '../words.ts';

/** What a cell of a grid says of its reservation, in the words of a list. */
interface Booked {
  readonly name: string;
  readonly phone: string;
  readonly total: string;
  readonly paid: string;
  readonly note: string;
}

const SUM = String.raw`(?:r\$ ?)?\d[\d.]*(?:,\d{1,2})?`;
const PAID_WORD =
  'n[aã]o pag(?:o|ou|a)|falta(?: pagar)?|a pagar|deve|fiado|pendente|pagou|pag[oa]|pg|ok|pix|dinheiro|cart[aã]o|d[eé]bito|cr[eé]dito|quitad[oa]';
/** A word of paying, with the sum behind or before it; `sinal` and its kind always have one. */
const PAID = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:sinal|entrada|adiantou)(?: de)?:? ?${SUM}|${SUM} (?:de )?(?:sinal|entrada)(?! ?(?:de )?(?:r\$ ?)?\d)|(?:${PAID_WORD}) ?(?:r\$ ?\d[\d.]*(?:,\d{1,2})?|\d+(?:,\d{2})?)?)(?![\p{L}\d])`,
  'giu',
);
const TOTAL = /(?<![\p{L}\d])(?:r\$ ?(\d[\d.]*(?:,\d{1,2})?)|(\d+(?:,\d{2})?) reais|(\d+,\d{2}))(?![\p{L}\d])/iu;

/**
 * `Rui Lima (13) 98888-7777 R$ 80 sinal 50` → each by itself. What stands in brackets and on further lines is the note.
 * @param text of one cell, of one line or several
 */
export function readBooked(text: string): Booked {
  const { phone, rest } = readContact(text);
  const paid: string[] = [];
  const unpaid = (phone === null ? text : rest).replace(PAID, (word) => {
    paid.push(lineOf(word));
    return ' ';
  });
  let total = '';
  const plain = unpaid.replace(TOTAL, (_, ...sums: (string | undefined)[]) => {
    total = sums.slice(0, 3).find((sum) => sum !== undefined) ?? '';
    return ' ';
  });
  const notes: string[] = [];
  const open = plain.replace(/\(([^()]*)\)/g, (_, inside: string) => {
    notes.push(inside);
    return ' ';
  });
  const [name = '', ...lines] = open
    .split(/\r\n?|\n/)
    .map(bare)
    .filter((line) => line !== '');
  const note = [...lines, ...notes.map(bare)].filter((line) => line !== '').join('\n');
  return { name, phone: phone ?? '', total, paid: paid.join(' '), note };
}

/** A piece without the signs that parted it from the others. */
function bare(piece: string): string {
  return lineOf(piece.replace(/[-–—/;,|+:\s]+(?=[-–—/;,|+:\s])/g, ' ')).replace(
    /^[-–—/;,|+:.\s]+|[-–—/;,|+:\s]+$/g,
    '',
  );
}

const FREE = new Set(['', '-', '--', '—', 'livre', 'vago', 'vaga', 'disponivel', 'x', '/', '.']);

/** Whether a cell says that nobody has the hour. */
export function isFree(text: string): boolean {
  return FREE.has(foldCell(text));
}
