import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';

/** Requests to this server that go in without a socket. */
export function fetchInside(app: FastifyInstance): CustomFetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const reply = await app.inject({
      // Discovery, keys and who a token is about are read; codes are sent, as a form.
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers,
      ...(body instanceof URLSearchParams && { payload: body.toString() }),
    });
    const type = String(reply.headers['content-type'] ?? '');
    return new Response(reply.body, { status: reply.statusCode, headers: { 'content-type': type } });
  };
}
