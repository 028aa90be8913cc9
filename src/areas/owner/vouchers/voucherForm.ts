import { Result, Schema } from 'effect';
import { Id } from '../../../../domain/contract/id.ts';
import { fromIsoDay } from '../../../../domain/days/day.ts';
import { fieldErrors } from '../../../../domain/validation/issues.ts';
import { NewVoucher, Recharge } from '../../../../domain/vouchers/voucher.ts';

/** What is typed: texts, as a draft keeps them, in the order of the fields on screen. */
const TypedVoucher = Schema.Struct({
  player: Schema.String,
  /** To show whom `player` is. */
  playerName: Schema.String,
  code: Schema.String,
  discount: Schema.String,
  uses: Schema.String,
  credits: Schema.String,
  expire: Schema.String,
});
export type TypedVoucher = typeof TypedVoucher.Type;

export const EMPTY_VOUCHER: TypedVoucher = {
  player: '',
  playerName: '',
  code: '',
  discount: '',
  uses: 'credits',
  credits: '',
  expire: '',
};

const PLAYER_MISSING = 'Informe o cliente do voucher.';
const decode = Schema.decodeUnknownResult(NewVoucher, { errors: 'all' });

/** What is wrong with the fields, by the words that the server has for it too. */
export function voucherFaults(typed: TypedVoucher): Record<string, string> {
  const decoded = decode(onTheWire(typed));
  if (Result.isSuccess(decoded)) return {};
  const { player, ...faults } = fieldErrors(decoded.failure.issue);
  return { ...(player !== undefined && { player: PLAYER_MISSING }), ...faults };
}

const decodeTyped = Schema.decodeUnknownSync(TypedVoucher);
const toVoucher = Schema.decodeUnknownSync(NewVoucher);
export function toNewVoucher(form: object | null): NewVoucher {
  return toVoucher(onTheWire(decodeTyped(form)));
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

/** `'12,5'` → 0.125. What is no percentage becomes 0, which no voucher has. */
function readPercent(typed: string): number {
  return /^\d{1,3}([.,]\d{1,2})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) / 100 : 0;
}

function readCount(typed: string): number {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0;
}

/** What is kept of a percentage while it is typed. */
export function percentTyped(typed: string): string {
  return typed.replace(/[^\d.,]/g, '').slice(0, 6);
}

/** What is kept of a number of credits while it is typed. */
export function countTyped(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 5);
}

const decodeRecharge = Schema.decodeUnknownResult(Recharge, { errors: 'all' });

export function rechargeFaults({ credits }: { credits: string }): Record<string, string> {
  const decoded = decodeRecharge({ credits: readCount(credits) });
  return Result.isSuccess(decoded) ? {} : fieldErrors(decoded.failure.issue);
}

const toTypedRecharge = Schema.decodeUnknownSync(Schema.Struct({ id: Id, credits: Schema.String }));
export function toRecharge(form: object | null) {
  const { id, credits } = toTypedRecharge(form);
  return { params: { id }, body: { credits: readCount(credits) } };
}

/** Under which a form's draft is kept: each voucher has its own. */
export function rechargeDraft(id: string): string {
  return `recharge:${id}`;
}
