import { Schema } from 'effect';
import { WhatsappCode, WhatsappState } from '../notices/whatsapp.ts';
import { Text } from '../values/text/text.ts';
import { endpoint, SIGNED_IN } from './endpoint.ts';

const PATH = '/api/v1/auth/me/whatsapp';
/** What Meta sends at once; its manual says three megabytes. */
const MOST_BYTES = 3 * 1024 * 1024;
const Word = Text.check(Schema.isMaxCodePoints(200));
const OF_META = '/api/v1/whatsapp/notifications';

/** Notices by WhatsApp, to the number whose owner asked for them from it. */
export const whatsappEndpoints = {
  whatsapp: endpoint({
    method: 'GET',
    path: PATH,
    callers: SIGNED_IN,
    summary: 'Se a pessoa recebe avisos por WhatsApp, desde quando e em que número (acréscimo)',
    reply: WhatsappState,
    failures: [],
    addition: true,
  }),
  makeWhatsappCode: endpoint({
    method: 'POST',
    path: `${PATH}/codes`,
    callers: SIGNED_IN,
    summary:
      'Cria o código que a pessoa manda do WhatsApp em que quer os avisos; o anterior deixa de valer (acréscimo)',
    reply: WhatsappCode,
    failures: ['whatsapp_not_offered'],
    addition: true,
  }),
  endWhatsapp: endpoint({
    method: 'DELETE',
    path: PATH,
    callers: SIGNED_IN,
    summary: 'Não manda mais avisos por WhatsApp e apaga o número (acréscimo)',
    reply: WhatsappState,
    failures: [],
    addition: true,
  }),
  whatsappAddressProof: endpoint({
    method: 'GET',
    path: OF_META,
    callers: ['provider'],
    summary: 'A Meta pergunta se este endereço é nosso; a resposta repete o que ela mandou (acréscimo)',
    query: Schema.Struct({
      'hub.mode': Schema.optionalKey(Word),
      'hub.verify_token': Schema.optionalKey(Word),
      'hub.challenge': Schema.optionalKey(Word),
    }),
    reply: Schema.String,
    failures: ['invalid_signature'],
    bare: true,
    addition: true,
  }),
  whatsappNotification: endpoint({
    method: 'POST',
    path: OF_META,
    callers: ['provider'],
    summary: 'Aviso assinado da Meta: o que foi feito de uma mensagem nossa, ou uma mensagem para nós (acréscimo)',
    body: Schema.String,
    raw: true,
    mostBytes: MOST_BYTES,
    reply: Schema.Struct({}),
    failures: ['invalid_signature'],
    addition: true,
  }),
};
