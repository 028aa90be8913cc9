import { and, eq } from 'drizzle-orm';
import { arenaTopic } from '#domain/changes/topic.ts';
import { SHAPES } from '#domain/uploads/image.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { theDesk } from '#core/notices/audiences.ts';
import { readBookedFacts } from '#core/notices/reservationNotices.ts';
import { tell } from '#core/notices/tell.ts';
import { countAddress, countRequest } from '#core/people/countRequest.ts';
import { HOUR_S, type Quota } from '#core/people/quota.ts';
import { waitInWords } from '#core/people/throttleRules.ts';
import { noteChange, noteReservations } from '#platform/changes/noteChange.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { type Answer, type Call, refuse, type Write } from '#platform/http/handler.ts';
import { dropPicture, keepPicture } from '#platform/uploads/keepPicture.ts';
import type { Prepared } from '#platform/uploads/preparePicture.ts';
import { selectLinks } from './linkRows.ts';
import { lockLink } from './lockLink.ts';
import { findLink, toPublic } from './publicLink.ts';

/** More than anybody needs who sends one wrong picture after another; decoding them is the cost. */
const PER_LINK: Quota = { most: 20, windowS: HOUR_S, gapS: 0 };
/** A whole beach may share one address. */
const PER_NETWORK: Quota = { most: 120, windowS: HOUR_S, gapS: 0 };

type SayPaid = Write<'sayPaymentLinkPaid', Answer<'sayPaymentLinkPaid'>, Prepared | undefined>;

/** Whoever has the link says that they paid. Nothing is paid by that: the desk looks, and is told to. */
export function makeSayPaid(
  dependencies: Pick<Dependencies, 'database' | 'settings' | 'preparePicture' | 'providers'>,
): SayPaid {
  const { database, preparePicture, providers } = dependencies;
  return {
    async prepare(call) {
      // A guess is not found before anything is counted or decoded.
      const { id } = await findLink(database.orm, call.body.token);
      if (call.file === undefined && call.body.endToEnd === undefined) refuse('receipt_needed');
      await limit(dependencies, call, id);
      return call.file && preparePicture(call.file, { shape: SHAPES.receipt });
    },
    async decide({ body: { token, payer, centavos, endToEnd = null } }, tx, picture) {
      const { arenaId, is } = await findLink(tx, token);
      const row = await lockLink(tx, arenaId, is);
      const { state } = await toPublic(tx, row, { now: tx.now, providers });
      if (state === 'over') refuse('payment_link_over');
      if (state === 'said' || state === 'marked') refuse('payment_link_said');
      const { id, reservationId, picture: before } = row.link;
      await dropPicture(tx, before);
      const kept = picture ? await keepPicture(tx, picture, SHAPES.receipt) : null;
      const said = { saidAt: tx.now, saidCentavos: centavos, payer, endToEnd, picture: kept };
      await tx
        .update(paymentLinks)
        .set({ state: 'said', ...said, decidedAt: null, decidedBy: null, reason: null })
        .where(and(eq(paymentLinks.arenaId, arenaId), eq(paymentLinks.id, id)));
      const { facts } = await readBookedFacts(tx, { arenaId, reservationId });
      const told = { to: theDesk(arenaId), arena: arenaId, subject: reservationId, change: tx.now.toISOString() };
      await tell(tx, 'linkSaidPaid', { ...told, facts: { ...facts, value: centavos } });
      noteReservations(tx, arenaId, [reservationId]);
      noteChange(tx, arenaTopic(arenaId));
      const [now] = await selectLinks(tx, arenaId, is);
      const link = now ? await toPublic(tx, now, { now: tx.now, providers }) : refuse('payment_link_not_found');
      return { data: { link }, about: { arena: arenaId, subject: reservationId } };
    },
  };
}

type Limited = Pick<Call<'sayPaymentLinkPaid'>, 'request' | 'reply'>;

/** Refuses with 429 what comes too often, for one link or from one network. `relaxed` never refuses. */
async function limit(
  { database, settings }: Pick<Dependencies, 'database' | 'settings'>,
  { request, reply }: Limited,
  link: string,
): Promise<void> {
  if (settings.limits === 'relaxed') return;
  const wait = await inTransaction(database, async (tx) => {
    const forNetwork = await countAddress(tx, { what: 'receipts', address: request.ip, quota: PER_NETWORK });
    return forNetwork > 0 ? forNetwork : countRequest(tx, `receipts ${link}`, PER_LINK);
  });
  if (wait === 0) return;
  reply.header('retry-after', wait);
  refuse('too_many_uploads', { seconds: wait }, waitInWords(wait));
}
