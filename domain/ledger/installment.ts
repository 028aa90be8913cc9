import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { positiveReais, PositiveTypedReais } from '../values/money.ts';
import { Text } from '../values/text/text.ts';
import { MethodHere, WAYS_TO_PAY_HERE } from './movement.ts';

/** What an installment is. */
export const InstallmentKind = Schema.Literals(['payment', 'discount']);
export type InstallmentKind = typeof InstallmentKind.Type;

/** The `info` of a discount; in a call without a `kind`, what makes it one. */
export const DISCOUNT_WORD = 'DESCONTO';

const Payer = Text.check(Schema.isMaxCodePoints(60, { message: 'Use no máximo 60 caracteres.' }));

/** One payment at the arena, of which `info` is who paid, or a discount, which comes by no method and is nobody's. */
export const NewInstallment = Schema.Struct({
  info: Payer,
  value: positiveReais(),
  kind: Schema.optionalKey(InstallmentKind),
  method: Schema.optionalKey(MethodHere),
}).check(
  Schema.makeFilter(
    (entry) => !isDiscount(entry) || entry.method === undefined || 'Um desconto não tem forma de pagamento.',
  ),
);
export type NewInstallment = typeof NewInstallment.Type;

/** A payment as it is typed; `info` may stay empty. */
export const InstallmentForm = Schema.Struct({
  info: Payer,
  value: PositiveTypedReais,
  method: Schema.Literals(WAYS_TO_PAY_HERE),
});

/** Into how many parts a bill can be split. */
export const MAX_PARTS = 12;

/** The payments of several people at once. */
export const Split = Schema.Struct({
  parts: Schema.Array(NewInstallment).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_PARTS)),
});

/** Payments and discounts that are taken back at once, as a split bill is. */
export const TakenBack = Schema.Struct({
  installments: Schema.Array(Id).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_PARTS)),
});

/** Whether it is a discount. What says no kind, as a call of the specification or a reply kept from before, is told by the word. */
export function isDiscount({ kind, info }: { readonly kind?: InstallmentKind; readonly info: string }): boolean {
  return kind === undefined ? info === DISCOUNT_WORD : kind === 'discount';
}
