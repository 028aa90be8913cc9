import type { LightMyRequestResponse } from 'fastify';
import type { EndpointName } from '#domain/contract/contract.ts';
import type { GoogleMessage } from '#domain/session/google.ts';
import { CALLBACK_PATH } from '#areas/entry/session/google/redeemCode.ts';
import type { TestServer } from '../testServer.ts';

/** What the callback page hands to its script, and where. */
interface Told {
  readonly message: GoogleMessage | undefined;
  readonly origin: string;
}

interface Page {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

/** A browser that signs in: it goes where it is sent, keeps cookies per host, and sends them back. */
export class Visitor {
  readonly #server: TestServer;
  readonly #address: string;
  readonly #app: string;
  readonly #jars = new Map<string, Map<string, string>>();

  /** @param given its own network address, and where it reaches the app when that is not what the settings say */
  constructor(server: TestServer, given: { readonly address?: string; readonly app?: string } = {}) {
    this.#server = server;
    this.#address = given.address ?? '10.1.1.1';
    this.#app = given.app ?? server.dependencies.settings.publicUrl;
  }

  /** Asks for the link, as the button does. */
  async begin(): Promise<{ readonly redirectUrl: string; readonly nonce: string }> {
    const reply = await this.call('googleLink');
    const { redirectUrl = '', nonce = '' } = reply.json().data;
    return { redirectUrl, nonce };
  }

  /** Goes to the provider and chooses; returns where the provider sends the browser back to. */
  async choose(redirectUrl: string, person: string): Promise<string> {
    const asked = await this.open(redirectUrl);
    const back = asked.headers['location'];
    if (back === undefined || Array.isArray(back))
      throw new Error(`The provider answered ${asked.status} ${asked.body}`);
    // A request that it does not like is sent back without a question.
    if (back.startsWith(this.#app + CALLBACK_PATH)) return back;
    const choice = new URL(back, redirectUrl).href;
    const chosen = await this.open(choice, `pessoa=${person}`);
    const resumed = await this.open(String(chosen.headers['location']));
    return String(resumed.headers['location']);
  }

  /** Opens the callback page. */
  async comeBack(address: string): Promise<Page & Told> {
    const page = await this.open(address);
    const read = (name: string): string =>
      unescapeHtml(new RegExp(`data-${name}="([^"]*)"`).exec(page.body)?.[1] ?? '');
    const message = read('message');
    return { ...page, message: message === '' ? undefined : JSON.parse(message), origin: read('origin') };
  }

  /** All of it. */
  async signIn(person: string): Promise<GoogleMessage> {
    const { redirectUrl } = await this.begin();
    const { message, body } = await this.comeBack(await this.choose(redirectUrl, person));
    if (!message) throw new Error(`No message: ${body}`);
    return message;
  }

  /** A ticket that stands for somebody. */
  async ticket(person: string): Promise<string> {
    const message = await this.signIn(person);
    if (message.status === 'failed') throw new Error(message.message);
    return message.token;
  }

  /** Calls the app as its page does, with the cookies of this browser, and a session's token. */
  async call(name: EndpointName, body?: object, token?: string): Promise<LightMyRequestResponse> {
    const reply = await this.#server.call(name, {
      address: this.#address,
      cookie: this.cookiesOf(this.#app),
      ...(body && { body }),
      ...(token !== undefined && { token }),
    });
    this.#keep(this.#app, [reply.headers['set-cookie'] ?? []].flat());
    return reply;
  }

  async open(address: string, form?: string): Promise<Page> {
    const { origin } = new URL(address);
    const page = origin === this.#app ? await this.#openHere(address, form) : await this.#openThere(address, form);
    this.#keep(origin, [page.headers['set-cookie'] ?? []].flat());
    return page;
  }

  cookiesOf(origin: string): string {
    return [...(this.#jars.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async #openHere(address: string, form?: string): Promise<Page> {
    const { statusCode, headers, body } = await this.#server.app.inject({
      method: form === undefined ? 'GET' : 'POST',
      url: address.slice(this.#app.length),
      headers: this.#headers(address, form),
      remoteAddress: this.#address,
      ...(form !== undefined && { payload: form }),
    });
    return { status: statusCode, headers: headers as Page['headers'], body };
  }

  async #openThere(address: string, form?: string): Promise<Page> {
    const reply = await fetch(address, {
      method: form === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: this.#headers(address, form),
      ...(form !== undefined && { body: form }),
    });
    const headers = { ...Object.fromEntries(reply.headers), 'set-cookie': reply.headers.getSetCookie() };
    return { status: reply.status, headers, body: await reply.text() };
  }

  #headers(address: string, form: string | undefined): Record<string, string> {
    return {
      accept: 'text/html',
      cookie: this.cookiesOf(new URL(address).origin),
      ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
  }

  #keep(origin: string, cookies: readonly string[]): void {
    const jar = this.#jars.get(origin) ?? new Map<string, string>();
    this.#jars.set(origin, jar);
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
  }
}

function unescapeHtml(text: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replace(/&(\w+|#39);/g, (_, name: string) => characters[name] ?? '');
}
