import { eq } from 'drizzle-orm';
import { OVER_TEXTS } from '#domain/payment/linkOverTexts.ts';
import { formatReais } from '#domain/values/money.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { openCharge } from '#core/payment/openCharge.ts';
import { pixCodeOf } from '#core/payment/pixCode.ts';
import type { PaymentDependencies } from '#core/payment/settle.ts';
import { countAddress, countRequest } from '#core/people/countRequest.ts';
import { HOUR_S, type Quota } from '#core/people/quota.ts';
import { waitInWords } from '#core/people/throttleRules.ts';
import { readNow } from '#platform/database/database.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { type Call, refuse, type TwoStepWrite } from '#platform/http/handler.ts';
import { chargeLink } from './chargeLink.ts';
import { readLinkArena, receiverOf } from './linkArena.ts';
import type { LinkRow } from './linkRows.ts';
import { lockLink } from './lockLink.ts';
import { findLink, toPublic } from './publicLink.ts';

/** Each new charge is a call to the provider; the one that can still be paid is answered again without one. */
const NEW_PER_LINK: Quota = { most: 10, windowS: HOUR_S, gapS: 0 };
/** A whole beach may share one address. */
const PER_NETWORK: Quota = { most: 120, windowS: HOUR_S, gapS: 0 };

type Paying = PaymentDependencies & Pick<Dependencies, 'settings'>;

/** Whoever has the link gets the PIX over what is left, which pays by itself. */
export function makePayByPix(dependencies: Paying): TwoStepWrite<'payLinkByPix', { chargeId: string }> {
  const { database, providers, settings } = dependencies;
  const isLimited = settings.limits !== 'relaxed';
  return {
    async prepare({ body: { token }, request, reply }) {
      // A guess is not found before anything is counted.
      await findLink(database.orm, token);
      if (!isLimited) return;
      const from = { what: 'link pix', address: request.ip, quota: PER_NETWORK };
      refuseFor(await inTransaction(database, (tx) => countAddress(tx, from)), reply);
    },
    async decide({ body: { token, left }, reply }, tx) {
      const { arenaId, is } = await findLink(tx, token);
      const row = await lockLink(tx, arenaId, is);
      await refuseUnpayable(tx, row, { left, providers });
      const account = receiverOf(await readLinkArena(tx, arenaId), providers);
      if (!account) return refuse('payment_link_without_pix');
      const count = async (id: string): Promise<void> => {
        if (isLimited) refuseFor(await countRequest(tx, `link pix ${id}`, NEW_PER_LINK), reply);
      };
      const chargeId = await chargeLink(tx, row, { account, count });
      return { chargeId, about: { arena: arenaId, subject: row.link.reservationId } };
    },
    async finish({ body: { cpf } }, { chargeId }) {
      const failure = await openCharge(dependencies, chargeId, { cpf });
      // Whoever has a link has no 'Configurações' where the CPF could be told once and for all.
      if (failure === 'document_needed')
        return refuse(failure, undefined, 'Para pagar por PIX aqui, informe o CPF de quem paga.');
      if (failure) return refuse(failure);
      const [charge] = await database.orm.select().from(charges).where(eq(charges.id, chargeId));
      const payment = charge && pixCodeOf(charge, await readNow(database));
      return payment ? { data: { payment } } : refuse('payment_unavailable');
    },
  };
}

interface Seen extends Pick<PaymentDependencies, 'providers'> {
  /** The sum that was on screen, in centavos. */
  readonly left: number;
}

async function refuseUnpayable(tx: Transaction, row: LinkRow, { left, providers }: Seen): Promise<void> {
  const now = await toPublic(tx, row, { now: tx.now, providers });
  const over = now.state === 'marked' ? 'paid' : now.over;
  if (over) refuse('payment_link_over', { over }, OVER_TEXTS[over]);
  if (now.state === 'said') refuse('payment_link_said');
  if (now.left === left) return;
  const message = `O valor mudou enquanto você olhava: agora faltam ${formatReais(now.left)}.`;
  refuse('payment_link_changed', { left: now.left / 100 }, message);
}

function refuseFor(wait: number, reply: Call<'payLinkByPix'>['reply']): void {
  if (wait === 0) return;
  reply.header('retry-after', wait);
  refuse('too_many_pix', { seconds: wait }, waitInWords(wait));
}
