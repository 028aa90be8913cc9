import type { IncomingMessage, ServerResponse } from 'node:http';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The provider's session cookie. It is removed from requests, so that every sign-in asks again for a person. */
export const SESSION_COOKIE = 'quadra-demo-sessao';

const NOT_REMEMBERED = new RegExp(`${SESSION_COOKIE}(\\.sig)?=[^;]*(;\\s*|$)`, 'g');

/**
 * Makes a request look as if the provider ran at the root of its own server, at the issuer's address whatever the request's
 * headers say, and sets the headers of all its replies.
 * @param client the origin to which the forms' replies redirect
 * @returns the path below the issuer's
 */
export function arriveAt(issuer: string, { request, response }: Exchange, client: string): string {
  const { pathname, host, protocol } = new URL(issuer);
  const [originalUrl = '/', mount] = [request.url, pathname.replace(/\/$/, '')];
  const { cookie = '' } = request.headers;
  Object.assign(request, { originalUrl, url: originalUrl.slice(mount.length) || '/' });
  Object.assign(request.headers, {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.replace(':', ''),
    cookie: cookie.replace(NOT_REMEMBERED, ''),
  });
  for (const [name, value] of Object.entries(headersFor(client))) response.setHeader(name, value);
  return new URL(request.url ?? '/', issuer).pathname;
}

function headersFor(client: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self' ${client}; base-uri 'none'; frame-ancestors 'none'`,
    // Any other value, also on a redirect, would cut the popup off from the page that opened it.
    'cross-origin-opener-policy': 'unsafe-none',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}

const LONGEST_FORM = 1_000;

/** Treats a form that is too long for one choice as empty. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LONGEST_FORM) return new URLSearchParams();
  }
  return new URLSearchParams(text);
}

export const PAGE = 'text/html; charset=utf-8';

export function send(response: ServerResponse, type: string, body: string | Buffer, status = 200): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}
