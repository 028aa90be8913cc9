import { contract } from '#domain/contract/contract.ts';
import { newToken } from '#core/people/tokens.ts';
import type { TestPerson, World } from '../booking/world.ts';
import { FORM_HEADERS, fieldsOf, formOf } from '../uploads/form.ts';

export const END_TO_END = `E60701190202603051812${'Ab1'.repeat(3)}xy`;
export const SAID = { payer: 'Rui Prado', centavos: '16100', endToEnd: END_TO_END };

/** What the desk and whoever has a link do with it. */
export function openLinks(world: Pick<World, 'call' | 'database'>) {
  const { call } = world;
  const at = (path: string, id: string) => path.replace(':id', id);

  async function make(who: TestPerson | undefined, reservation: string, token = newToken()) {
    const reply = await call(who, {
      method: 'PUT',
      url: at(contract.makePaymentLink.path, reservation),
      payload: { token },
    });
    return { ...reply, token, id: String(reply.body.data?.link?._id) };
  }

  return {
    make,
    end: (who: TestPerson | undefined, reservation: string) =>
      call(who, { method: 'DELETE', url: at(contract.endPaymentLink.path, reservation) }),
    read: (who: TestPerson | undefined, reservation: string) =>
      call(who, { method: 'GET', url: at(contract.paymentLink.path, reservation) }),
    waiting: (who: TestPerson | undefined) => call(who, { method: 'GET', url: contract.saidPaymentLinks.path }),
    open: (token: string, who?: TestPerson, payment?: string) =>
      call(who, { method: 'POST', url: contract.openedPaymentLink.path, payload: { token, payment } }),
    /** Its PIX, over what the page showed. */
    ask: (token: string, body: object) =>
      call(undefined, { method: 'POST', url: contract.payLinkByPix.path, payload: { token, ...body } }),
    say: (token: string, said: object = SAID, who?: TestPerson) =>
      call(who, { method: 'POST', url: contract.sayPaymentLinkPaid.path, payload: { token, ...said } }),
    /** With a file as a browser's form brings it. */
    sayWith: (token: string, bytes: Uint8Array, said: object = { payer: 'Rui Prado', centavos: '16100' }) => {
      const file = { name: 'receipt', fileName: 'comprovante.png', type: 'image/png', bytes };
      const payload = formOf([...fieldsOf({ token, ...said }), file]);
      return call(undefined, {
        method: 'POST',
        url: contract.sayPaymentLinkPaid.path,
        payload,
        headers: FORM_HEADERS,
      });
    },
    mark: (who: TestPerson | undefined, id: string, value = 161, headers: Record<string, string> = {}) =>
      call(who, { method: 'POST', url: at(contract.markPaymentLink.path, id), payload: { value }, headers }),
    refuse: (who: TestPerson | undefined, id: string, reason = 'Não encontramos este PIX.') =>
      call(who, { method: 'POST', url: at(contract.refusePaymentLink.path, id), payload: { reason } }),
    rows: async () => (await world.database.pool.query('select * from payment_link order by id')).rows,
    pictures: async () => (await world.database.pool.query('select id, width from picture')).rows,
  };
}
