import { Schema } from 'effect';
import { Discount } from '../values/discount.ts';
import { Id } from '../values/id.ts';
import { compareDays, Day } from '../values/days/day.ts';
import { filledText } from '../values/text/text.ts';
import { Credits } from './credits.ts';
import { Sale } from './sale.ts';
import { VoucherUnit } from '../arenas/voucherUnit.ts';

export const VoucherStatus = Schema.Literals(['ATIVO', 'EXPIRADO']);
export type VoucherStatus = typeof VoucherStatus.Type;

/** An arena's voucher as its owner sees it. `expire` is the last day of use. */
export const Voucher = Schema.Struct({
  id: Id,
  code: Schema.String,
  player: Schema.Struct({ id: Id, name: Schema.String }).pipe(Schema.encodeKeys({ id: '_id' })),
  status: VoucherStatus,
  discount: Discount,
  credits: Schema.Int,
  unit: VoucherUnit,
  lifetimeUse: Schema.Boolean,
  expire: Schema.optionalKey(Day),
  /** Missing unless it was sold at the desk. */
  sale: Schema.optionalKey(Sale),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Voucher = typeof Voucher.Type;

/** A voucher as its player sees it. It is of use at one arena. */
export const OwnVoucher = Schema.Struct({
  id: Id,
  code: Schema.String,
  arena: Schema.Struct({ id: Id, name: Schema.String }).pipe(Schema.encodeKeys({ id: '_id' })),
  status: VoucherStatus,
  discount: Discount,
  credits: Schema.Int,
  unit: VoucherUnit,
  lifetimeUse: Schema.Boolean,
  expire: Schema.optionalKey(Day),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type OwnVoucher = typeof OwnVoucher.Type;

/**
 * Whether its player bought what is left of it, so that it ends by being returned alone. After its last day, which was known when it
 * was bought, nothing is held any more.
 */
export function isHeld({ sale, status, expire }: Pick<Voucher, 'sale' | 'status' | 'expire'>): boolean {
  return sale?.rest !== undefined && !(status === 'EXPIRADO' && expire !== undefined);
}

export const LONGEST_CODE = 40;
const Code = filledText('Informe o código do voucher.').check(
  Schema.isMaxCodePoints(LONGEST_CODE, { message: `O código precisa ter no máximo ${LONGEST_CODE} caracteres.` }),
);

/** `credits` is required unless `lifetimeUse` is true; then it must be absent. */
export const NewVoucher = Schema.Struct({
  player: Id,
  code: Code,
  discount: Discount,
  credits: Schema.optionalKey(Credits),
  lifetimeUse: Schema.optionalKey(Schema.Boolean),
  expire: Schema.optionalKey(Day),
}).check(
  Schema.makeFilter(({ credits, lifetimeUse = false }) =>
    (credits === undefined) === lifetimeUse
      ? undefined
      : { path: ['credits'], issue: 'Informe os créditos do voucher.' },
  ),
);
export type NewVoucher = typeof NewVoucher.Type;

export const Recharge = Schema.Struct({ credits: Credits });

export const VoucherCode = Schema.Struct({
  code: filledText('Informe um código para validar').check(
    Schema.isMaxCodePoints(LONGEST_CODE, { message: 'Voucher não encontrado.' }),
  ),
});

/** The form in which a code is stored and looked up, so that upper and lower case do not matter. */
export function foldCode(code: string): string {
  return code.normalize('NFC').trim().toUpperCase();
}

/** The fields that decide whether a voucher can be used. */
export interface VoucherTerms {
  readonly status: VoucherStatus;
  readonly credits: number;
  readonly lifetimeUse: boolean;
  /** The last day of use. */
  readonly expire: Day | null;
}

export function isUsable(voucher: VoucherTerms, today: Day): boolean {
  return statusOn(voucher, today) === 'ATIVO' && (voucher.lifetimeUse || voucher.credits > 0);
}

/** After its last day a voucher is EXPIRADO, whatever is stored. Without credits it stays ATIVO, because it can be recharged. */
export function statusOn({ status, expire }: Pick<VoucherTerms, 'status' | 'expire'>, today: Day): VoucherStatus {
  const isPast = expire !== null && compareDays(today, expire) > 0;
  return isPast ? 'EXPIRADO' : status;
}
