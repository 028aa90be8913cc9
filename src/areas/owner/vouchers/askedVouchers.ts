import { ROUTES } from '#domain/navigation/routes.ts';
import { LONGEST_SEARCH, type VoucherState } from '#domain/vouchers/voucherQuery.ts';
import { SEARCH_PARAMETER } from '../../../shared/forms/SearchField.tsx';

/** Which vouchers are asked for; nothing for all. */
export interface AskedVouchers {
  readonly q?: string;
  readonly state?: VoucherState;
}

const STATE_PARAMETER = 'status';
const IN_ADDRESS = { active: 'ativos', over: 'expirados', empty: 'sem-credito' } as const satisfies Record<
  VoucherState,
  string
>;
export const VOUCHER_STATES = ['active', 'over', 'empty'] as const satisfies readonly VoucherState[];

/** The address alone holds what is asked for, so that a reload, the way back and a link keep it. */
export function readAsked(parameters: URLSearchParams): AskedVouchers {
  const q = (parameters.get(SEARCH_PARAMETER) ?? '').trim().slice(0, LONGEST_SEARCH);
  const state = VOUCHER_STATES.find((one) => IN_ADDRESS[one] === parameters.get(STATE_PARAMETER));
  return { ...(q !== '' && { q }), ...(state && { state }) };
}

export function askedPath({ q = '', state }: AskedVouchers): string {
  const search = new URLSearchParams({
    ...(q.trim() !== '' && { [SEARCH_PARAMETER]: q.trim() }),
    ...(state && { [STATE_PARAMETER]: IN_ADDRESS[state] }),
  }).toString();
  return search === '' ? ROUTES.ownerVouchers.path : `${ROUTES.ownerVouchers.path}?${search}`;
}
