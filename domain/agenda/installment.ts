import { Schema } from 'effect';
import { Reais, TypedReais } from '../money/money.ts';
import { Text } from '../validation/text.ts';
import { MethodHere, WAYS_TO_PAY_HERE } from './movement.ts';

/** The `info` of an installment that is a discount, not a payment. */
export const DISCOUNT_WORD = 'DESCONTO';

const Payer = Text.check(Schema.isMaxLength(60, { message: 'Use no máximo 60 caracteres.' }));
const IS_ABOVE_ZERO = Schema.makeFilter((centavos: number) => centavos > 0 || 'Informe um valor válido');

/** One payment at the arena; `info` is who paid, or {@link DISCOUNT_WORD}, which comes by no method. */
export const NewInstallment = Schema.Struct({
  info: Payer,
  value: Reais.check(IS_ABOVE_ZERO),
  method: Schema.optionalKey(MethodHere),
});
export type NewInstallment = typeof NewInstallment.Type;

/** A payment as it is typed; `info` may stay empty. */
export const InstallmentForm = Schema.Struct({
  info: Payer,
  value: TypedReais.check(IS_ABOVE_ZERO),
  method: Schema.Literals(WAYS_TO_PAY_HERE),
});

/** Into how many parts a bill can be split. */
export const MAX_PARTS = 12;

/** The payments of several people at once. */
export const Split = Schema.Struct({
  parts: Schema.Array(NewInstallment).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_PARTS)),
});

export function isDiscount({ info }: { readonly info: string }): boolean {
  return info === DISCOUNT_WORD;
}
