import { Data, Result } from 'effect';

/**
 * PIX "BR Code": EMV QRCPS tag-length-value with a CRC16/CCITT-FALSE over everything up to and
 * with `6304` (Banco Central, Manual de Padrões para Iniciação do Pix).
 */
export interface BrCode {
  /** Every top-level field but the CRC, in order; unknown ids are kept. */
  readonly fields: readonly BrField[];
}

export interface BrField {
  /** Two digits. */
  readonly id: string;
  readonly value: string;
}

/** The text is not a valid BR Code. */
export class MalformedBrCode extends Data.TaggedError('MalformedBrCode')<{ readonly reason: string }> {}

interface Charge {
  /** The receiver's PIX key, at most 77 characters. */
  readonly key: string;
  readonly receiver: string;
  readonly city: string;
  /** In centavos; when absent, the payer types the amount. */
  readonly amount?: number;
  /** Transaction id; only its first 25 letters and digits are used. */
  readonly reference?: string;
}

/**
 * The text that a bank's app reads, from a QR code or pasted.
 * @throws a `RangeError` when the key is too long
 */
export function encodeBrCode({ key, receiver, city, amount, reference }: Charge): string {
  const account = field('00', 'br.gov.bcb.pix') + field('01', key);
  const body = [
    field('00', '01'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    amount === undefined ? '' : field('54', (amount / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', receiverInCode(receiver)),
    field('60', plain(city, 15)),
    field('62', field('05', reference?.replace(/[^A-Za-z0-9]/g, '').slice(0, 25) || '***')),
    '6304',
  ].join('');
  return body + crc16(body);
}

/** What a code says of the receiver: its name without accents, as far as there is room for it. */
export function receiverInCode(name: string): string {
  return plain(name, 25);
}

/** Reads a code. It fails on a wrong CRC and on a wrong length, also inside the fields 26 to 51 and 62. */
export function decodeBrCode(text: string): Result.Result<BrCode, MalformedBrCode> {
  if (text.slice(-8, -4) !== '6304') return refuse('no CRC at the end');
  if (crc16(text.slice(0, -4)) !== text.slice(-4)) return refuse('wrong CRC');
  const fields = parseFields(text.slice(0, -8));
  if (fields === undefined) return refuse('wrong length');
  const isNested = ({ id }: BrField): boolean => id === '62' || (id >= '26' && id <= '51');
  if (fields.some((entry) => isNested(entry) && parseFields(entry.value) === undefined)) return refuse('wrong length');
  return Result.succeed({ fields });
}

/** Splits a text, or the value of a field such as `26` or `62`, into fields; `undefined` when the lengths do not fit. */
export function parseFields(text: string): BrField[] | undefined {
  const fields: BrField[] = [];
  for (let at = 0; at < text.length;) {
    const header = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4));
    if (!header?.[1]) return undefined;
    const end = at + 4 + Number(header[2]);
    if (end > text.length || end === at + 4) return undefined;
    fields.push({ id: header[1], value: text.slice(at + 4, end) });
    at = end;
  }
  return fields;
}

/** CRC16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF) over UTF-8, as four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function field(id: string, value: string): string {
  // Do not truncate: a shortened key could be somebody else's.
  if (value.length > 99) throw new RangeError(`BR Code field ${id} is longer than 99 characters`);
  return id + String(value.length).padStart(2, '0') + value;
}

/** Some banks' readers fail on accents in names. */
function plain(text: string, length: number): string {
  const ascii = text.normalize('NFD').replace(/[^\x20-\x7e]/g, '');
  return ascii.slice(0, length).trim() || '-';
}

function refuse(reason: string): Result.Result<never, MalformedBrCode> {
  return Result.fail(new MalformedBrCode({ reason }));
}
