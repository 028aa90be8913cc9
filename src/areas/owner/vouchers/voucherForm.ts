import { Result, Schema } from 'effect';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { fieldErrors } from '#domain/values/text/issues.ts';
import type { RestReturn } from '#domain/vouchers/sale.ts';
import { NewVoucher, Recharge } from '#domain/vouchers/voucher.ts';
import type { FormOf } from '../../../../machines/submission/forms.ts';

export type TypedVoucher = FormOf<'newVoucher'>;

/** An empty form, in the order of the fields on screen. */
export const EMPTY_VOUCHER: TypedVoucher = {
  player: '',
  playerName: '',
  code: '',
  discount: '',
  uses: 'credits',
  credits: '',
  expire: '',
};

export const PLAYER_MISSING = 'Informe o cliente do voucher.';
const decode = Schema.decodeUnknownResult(NewVoucher, { errors: 'all' });

/** The form's errors, with the server's messages except for a missing player. */
export function voucherFaults(typed: TypedVoucher): Record<string, string> {
  const decoded = decode(onTheWire(typed));
  if (Result.isSuccess(decoded)) return {};
  const { player, ...faults } = fieldErrors(decoded.failure.issue);
  return { ...(player !== undefined && { player: PLAYER_MISSING }), ...faults };
}

const toVoucher = Schema.decodeUnknownSync(NewVoucher);
export function toNewVoucher(typed: TypedVoucher): NewVoucher {
  return toVoucher(onTheWire(typed));
}

function onTheWire({ player, code, discount, uses, credits, expire }: TypedVoucher) {
  return {
    player,
    code: code.trim(),
    discount: readPercent(discount),
    ...(uses === 'life' ? { lifetimeUse: true } : { credits: readCount(credits) }),
    ...(expire !== '' && { expire: fromIsoDay(expire) }),
  };
}

/** `'12,5'` → 0.125. An invalid percentage becomes 0, which the schema refuses. */
function readPercent(typed: string): number {
  return /^\d{1,3}([.,]\d{1,2})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) / 100 : 0;
}

export function readCount(typed: string): number {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0;
}

/** Removes characters that do not belong to a percentage, while typing. */
export function percentTyped(typed: string): string {
  return typed.replace(/[^\d.,]/g, '').slice(0, 6);
}

/** Removes characters that do not belong to a number of credits, while typing. */
export function countTyped(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 5);
}

const decodeRecharge = Schema.decodeUnknownResult(Recharge, { errors: 'all' });

export function rechargeFaults({ credits }: { credits: string }): Record<string, string> {
  const decoded = decodeRecharge({ credits: readCount(credits) });
  return Result.isSuccess(decoded) ? {} : fieldErrors(decoded.failure.issue);
}

export function toRecharge({ id, credits }: FormOf<'recharge'>) {
  return { params: { id }, body: { credits: readCount(credits) } };
}

/** The key of a form's draft; each voucher has its own. */
export function rechargeDraft(id: string): string {
  return `recharge:${id}`;
}

export function toReturn({ id, value, way }: FormOf<'voucherReturn'>) {
  const body: RestReturn =
    way === 'player_credit' ? { value, becomes: 'credit' } : { value, becomes: 'refund', method: way };
  return { params: { id }, body };
}

/** As of a recharge. */
export function returnDraft(id: string): string {
  return `voucherReturn:${id}`;
}
