import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Schema } from 'effect';
import { TEMPLATE_TEXTS } from '#domain/notices/whatsapp.ts';
import type { WhatsappSettings } from '#platform/settings/whatsapp.ts';
import { metaSettings, PHONE_ID } from './meta.ts';

/** A message as Meta's API takes it: of a template, with two parameters and the end of a link. */
const Sent = Schema.Struct({
  messaging_product: Schema.Literal('whatsapp'),
  recipient_type: Schema.Literal('individual'),
  to: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{8,15}$/))),
  recipient: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^[A-Z]{2}\.\w{1,128}$/))),
  type: Schema.Literal('template'),
  template: Schema.Struct({
    name: Schema.String,
    language: Schema.Struct({ code: Schema.Literal('pt_BR') }),
    components: Schema.Tuple([
      Schema.Struct({ type: Schema.Literal('body'), parameters: Schema.Tuple([parameter(), parameter()]) }),
      Schema.Struct({
        type: Schema.Literal('button'),
        sub_type: Schema.Literal('url'),
        index: Schema.Literal('0'),
        parameters: Schema.Tuple([parameter()]),
      }),
    ]),
  }),
  biz_opaque_callback_data: Schema.String.check(Schema.isMaxLength(512)),
});

function parameter() {
  const text = Schema.String.check(Schema.isMinLength(1), Schema.isPattern(/^(?!.*(?:[\n\t]| {5})).*$/s));
  return Schema.Struct({ type: Schema.Literal('text'), text });
}

/** What Meta's API was sent, and how it named it. */
export interface Arrived {
  readonly headers: IncomingHttpHeaders;
  readonly to: string;
  readonly template: string;
  readonly parameters: readonly string[];
  readonly linkEnd: string;
  readonly mark: string;
  readonly wamid: string;
}

type Answer = (response: ServerResponse, wamid: string) => void;

/** What Meta refuses once in a while, as its API does. */
export const refusing = (status: number, code: number): Answer => {
  const error = { message: `(#${code}) Refused`, type: 'OAuthException', code, fbtrace_id: 'AxyzB' };
  return (response) => void response.writeHead(status, JSON_TYPE).end(JSON.stringify({ error }));
};
const JSON_TYPE = { 'content-type': 'application/json; charset=UTF-8' };

const accepting: Answer = (response, wamid) =>
  void response.writeHead(200, JSON_TYPE).end(
    JSON.stringify({
      messaging_product: 'whatsapp',
      contacts: [],
      messages: [{ id: wamid, message_status: 'accepted' }],
    }),
  );

/** A real HTTP server on the loopback that plays Meta's WhatsApp Cloud API as it is documented, and signs what Meta tells. */
export class MetaStandIn {
  readonly arrived: Arrived[] = [];
  /** What arrived and was none of our messages. */
  readonly strange: string[] = [];
  /** How it answers, first to last; then it accepts. */
  readonly answers: Answer[] = [];
  /** Whom it does not answer at all. */
  readonly unanswered = new Set<string>();
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method !== 'POST' || request.url !== `/v25.0/${PHONE_ID}/messages`)
        return void response.writeHead(404).end();
      if (request.headers.authorization !== `Bearer ${this.settings.token}`) return refusing(401, 190)(response, '');
      const text = Buffer.concat(chunks).toString('utf8');
      const decoded = Schema.decodeUnknownOption(Schema.fromJsonString(Sent), { onExcessProperty: 'error' })(text);
      if (decoded._tag === 'None') {
        this.strange.push(text);
        return refusing(400, 100)(response, '');
      }
      const { to, recipient, template, biz_opaque_callback_data: mark } = decoded.value;
      const [body, button] = template.components;
      if (!(template.name in TEMPLATE_TEXTS)) return refusing(404, 132_001)(response, '');
      const wamid = `wamid.${Buffer.from(randomUUID()).toString('base64')}`;
      this.arrived.push({
        headers: request.headers,
        to: to ?? recipient ?? '',
        template: template.name,
        parameters: body.parameters.map((one) => one.text),
        linkEnd: button.parameters[0].text,
        mark,
        wamid,
      });
      if (!this.unanswered.has(to ?? '')) (this.answers.shift() ?? accepting)(response, wamid);
    });
  });

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Of a server whose number is at this Meta. */
  get settings(): WhatsappSettings {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port
    const { port } = this.#server.address() as AddressInfo;
    return metaSettings(`http://127.0.0.1:${port}`);
  }
}
