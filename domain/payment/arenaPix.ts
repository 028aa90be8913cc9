import { Schema } from 'effect';
import { receiverInCode } from './brcode.ts';
import { staticPix } from './staticPix.ts';
import { PIX_FAULTS, readPixKey } from './pixKey.ts';
import { filledText, textChecks } from '../values/text/text.ts';

const LONGEST_KEY = 77;
const LONGEST_NAME = 80;
const NO_KEY = 'Informe a chave PIX.';
const NO_RECEIVER = 'Informe o nome de quem recebe.';

/** An arena's own key as it is kept. */
export interface ArenaPix {
  readonly key: string;
  readonly receiver: string;
}

const Receiver = filledText(NO_RECEIVER).check(
  Schema.isMaxCodePoints(LONGEST_NAME, { message: `Use no máximo ${LONGEST_NAME} caracteres.` }),
);

/** A PIX key in any of its written forms. One that no bank knows, or that may be two keys, is refused with the reason. */
const TypedKey = filledText(NO_KEY).check(
  Schema.makeFilter((typed: string) => {
    const reading = readPixKey(typed);
    return 'key' in reading || PIX_FAULTS[reading.fault];
  }),
);

/** The body that sets the key, or takes it away. */
export const ArenaPixChange = Schema.Struct({
  pix: Schema.NullOr(Schema.Struct({ key: TypedKey, receiver: Receiver })),
});

/** The key as its form holds it; both fields empty take it away. */
export const ArenaPixForm = Schema.Struct({
  pixKey: Schema.String.check(Schema.isMaxCodePoints(LONGEST_KEY), ...textChecks()),
  receiver: Schema.String.check(...textChecks()),
}).check(
  Schema.makeFilter(({ pixKey, receiver }: { readonly pixKey: string; readonly receiver: string }) => {
    if (pixKey.trim() === '' && receiver.trim() === '') return true;
    if (pixKey.trim() === '') return { path: ['pixKey'], issue: NO_KEY };
    const reading = readPixKey(pixKey);
    if (!('key' in reading)) return { path: ['pixKey'], issue: PIX_FAULTS[reading.fault] };
    return receiver.trim() === '' ? { path: ['receiver'], issue: NO_RECEIVER } : true;
  }),
);

/** What the form's fields say. */
export function pixIn({ pixKey, receiver }: typeof ArenaPixForm.Encoded): typeof ArenaPixChange.Encoded {
  return { pix: pixKey.trim() === '' ? null : { key: pixKey, receiver } };
}

/** The name that a payer's bank may show, as far as the code has room for it: 25 characters without accents. */
export function receiverShown({ receiver }: Pick<ArenaPix, 'receiver'>): string {
  return receiverInCode(receiver);
}

/**
 * The BR Code of an arena's own key.
 * @param amount centavos; without it, the payer types the sum. Zero has no code: a bank refuses it.
 */
export function deskPixCode(pix: ArenaPix, city: string, amount?: number): string | undefined {
  if (amount === 0) return undefined;
  return staticPix({ key: pix.key, name: pix.receiver, city, ...(amount !== undefined && { amount }) });
}
