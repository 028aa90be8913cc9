import { contract } from '#domain/contract/contract.ts';
import type { TestPerson, World } from '../booking/world.ts';

/** What an owner does with vouchers, as calls. */
export function voucherDesk(world: World) {
  const at = (path: string, id: string) => path.replace(':id', id);
  return {
    create: (who: TestPerson, payload: object, headers: Record<string, string> = {}) =>
      world.call(who, { method: 'POST', url: contract.createVoucher.path, payload, headers }),
    validate: (who: TestPerson, code: string) =>
      world.call(who, { method: 'POST', url: contract.validateVoucher.path, payload: { code } }),
    sell: (who: TestPerson, payload: object, headers: Record<string, string> = {}) =>
      world.call(who, { method: 'POST', url: contract.sellVoucher.path, payload, headers }),
    undoSale: (who: TestPerson, id: string) =>
      world.call(who, { method: 'PATCH', url: at(contract.undoVoucherSale.path, id) }),
    list: (who: TestPerson, page?: number) =>
      world.call(who, {
        method: 'GET',
        url: contract.vouchers.path,
        query: page === undefined ? {} : { page: `${page}` },
      }),
    search: (who: TestPerson, query: Readonly<Record<string, string>>) =>
      world.call(who, { method: 'GET', url: contract.vouchers.path, query }),
    recharge: (who: TestPerson, id: string, credits: number) =>
      world.call(who, { method: 'PATCH', url: at(contract.rechargeVoucher.path, id), payload: { credits } }),
    expire: (who: TestPerson, id: string) =>
      world.call(who, { method: 'PATCH', url: at(contract.expireVoucher.path, id) }),
    remove: (who: TestPerson, id: string) =>
      world.call(who, { method: 'DELETE', url: at(contract.deleteVoucher.path, id) }),
  };
}

export function refusal(statusCode: number, code: string, message: string, details?: object) {
  return { status: statusCode, body: { message, error: { statusCode, code }, ...(details && { details }) } };
}

export const NOT_FOUND = refusal(400, 'voucher_not_found', 'Voucher não encontrado.');
export const EXPIRED = refusal(409, 'voucher_expired', 'Este voucher já está expirado.');
