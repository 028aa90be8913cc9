import { codeIn, isStop } from '#domain/notices/whatsapp.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { inTransactionOf } from '../../calls/holdRight.ts';
import { endConsent, makeCode, proveSender, readConsent, stopSender } from './consents.ts';
import { noteNews } from './news.ts';
import { readIncoming } from './incoming.ts';

/** What is repeated to whoever asks is nothing that a browser could take for a page. */
const CHALLENGE = /^[\w-]+$/;

/**
 * Handlers of the calls in `domain/contract/whatsapp.ts`. A code is made without an idempotency key, whose kept reply would hold it;
 * ending twice does the same as once.
 */
export function whatsappHandlers({ database, whatsapp: line }: Pick<Dependencies, 'database' | 'whatsapp'>) {
  const stateOf = async (personId: string) => ({
    data: { isOffered: line !== undefined, ...(await readConsent(database.orm, personId)) },
  });

  const whatsapp: Read<'whatsapp'> = ({ viewer }) => stateOf(signedIn(viewer).personId);

  const makeWhatsappCode: Read<'makeWhatsappCode'> = async ({ viewer }) => {
    if (!line) return refuse('whatsapp_not_offered');
    const { personId } = signedIn(viewer);
    return { data: await inTransactionOf(database, viewer, (tx) => makeCode(tx, personId, line.number)) };
  };

  const endWhatsapp: Read<'endWhatsapp'> = async ({ viewer }) => {
    const { personId } = signedIn(viewer);
    await inTransactionOf(database, viewer, (tx) => endConsent(tx, personId));
    return stateOf(personId);
  };

  const whatsappAddressProof: Read<'whatsappAddressProof'> = async ({ query }) => {
    const { 'hub.mode': mode, 'hub.verify_token': token = '', 'hub.challenge': challenge = '' } = query;
    const isMeta = mode === 'subscribe' && CHALLENGE.test(challenge) && line?.isOurToken(token);
    return isMeta ? { data: challenge } : refuse('invalid_signature');
  };

  /** What fails is told again by Meta, for days: whatever is done here does nothing the second time. */
  const whatsappNotification: Read<'whatsappNotification'> = async ({ body, request }) => {
    if (!line?.isFromMeta(body, request.headers['x-hub-signature-256'])) return refuse('invalid_signature');
    const { texts, statuses } = readIncoming(body, line.phoneId);
    await inTransaction(database, async (tx) => {
      for (const news of statuses) await noteNews(tx, news);
    });
    for (const { text, at, ...sender } of texts) {
      const code = codeIn(text);
      if (code !== undefined) await inTransaction(database, (tx) => proveSender(tx, code, sender, at));
      else if (isStop(text)) await inTransaction(database, (tx) => stopSender(tx, sender, at));
    }
    return { data: {} };
  };

  return { whatsapp, makeWhatsappCode, endWhatsapp, whatsappAddressProof, whatsappNotification };
}
