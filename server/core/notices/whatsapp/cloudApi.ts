import { createHmac, timingSafeEqual } from 'node:crypto';
import { Option, Schema } from 'effect';
import { TEMPLATE_LANGUAGE } from '#domain/notices/whatsapp.ts';
import type { WhatsappSettings } from '#platform/settings/whatsapp.ts';
import { hashToken } from '../../people/tokens.ts';
import { meaningOf } from './errorCodes.ts';
import type { TemplateMessage, Whatsapp, WhatsappSent } from './whatsapp.ts';

/** Less than the lease of a job, with room for what else it does. */
const PATIENCE_MS = 10_000;
const LONGEST_WAIT_S = 60 * 60;
const SIGNATURE = /^sha256=([0-9a-f]{64})$/;

const Accepted = Schema.Struct({ messages: Schema.NonEmptyArray(Schema.Struct({ id: Schema.String })) });
const Refused = Schema.Struct({ error: Schema.Struct({ code: Schema.Int }) });

/** Meta's WhatsApp Cloud API. Redirections are not followed. */
export function cloudApi(settings: WhatsappSettings, patienceMs = PATIENCE_MS): Whatsapp {
  const { url, phoneId, number, token, secret, verifyToken } = settings;
  return {
    phoneId,
    number,
    async send(message) {
      try {
        const reply = await fetch(`${url}/${phoneId}/messages`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(bodyOf(message)),
          redirect: 'manual',
          signal: AbortSignal.timeout(patienceMs),
        });
        return readReply(reply, await reply.text());
      } catch {
        // No connection, or no answer in time. The error is dropped because it may quote the message.
        return { sent: 'trouble' };
      }
    },
    isFromMeta(body, signature) {
      const [, given] = SIGNATURE.exec(typeof signature === 'string' ? signature : '') ?? [];
      if (given === undefined) return false;
      return timingSafeEqual(createHmac('sha256', secret).update(body).digest(), Buffer.from(given, 'hex'));
    },
    // Hashed first, because only texts of one length can be compared in constant time.
    isOurToken: (given) => timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(verifyToken))),
  };
}

function bodyOf({ to, template, parameters, linkEnd, mark }: TemplateMessage) {
  const text = (value: string) => ({ type: 'text', text: value });
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...('number' in to ? { to: to.number } : { recipient: to.user }),
    type: 'template',
    template: {
      name: template,
      language: { code: TEMPLATE_LANGUAGE },
      components: [
        { type: 'body', parameters: parameters.map(text) },
        { type: 'button', sub_type: 'url', index: '0', parameters: [text(linkEnd)] },
      ],
    },
    biz_opaque_callback_data: mark,
  };
}

function readReply({ ok, status, headers }: Response, text: string): WhatsappSent {
  if (ok) {
    const accepted = Option.getOrUndefined(decode(Accepted, text));
    return accepted ? { sent: 'accepted', wamid: accepted.messages[0].id } : { sent: 'trouble' };
  }
  const code = Option.getOrUndefined(decode(Refused, text))?.error.code;
  const sent = meaningOf(status, code);
  if (sent !== 'trouble') return { sent, code: code ?? status };
  const waitS = Number(headers.get('retry-after'));
  return { sent, ...(waitS > 0 && { waitS: Math.min(waitS, LONGEST_WAIT_S) }) };
}

function decode<T, E>(schema: Schema.Codec<T, E>, text: string): Option.Option<T> {
  return Schema.decodeUnknownOption(Schema.fromJsonString(schema))(text);
}
