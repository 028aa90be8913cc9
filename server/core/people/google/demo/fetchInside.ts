import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';

/** Sends requests to this server without a socket. */
export function fetchInside(app: FastifyInstance): CustomFetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const reply = await app.inject({
      // Discovery, keys and user info use GET; the token request is a POST with a form.
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers,
      ...(body instanceof URLSearchParams && { payload: body.toString() }),
    });
    const type = String(reply.headers['content-type'] ?? '');
    return new Response(reply.body, { status: reply.statusCode, headers: { 'content-type': type } });
  };
}
