import { Schema } from 'effect';

interface Call<A, I> {
  readonly method: string;
  readonly path: string;
  readonly reply: Schema.Codec<A, I>;
}

interface Given {
  readonly token?: string;
  readonly id?: string;
  readonly query?: URLSearchParams;
  readonly body?: object;
}

const Enveloped = Schema.Struct({ data: Schema.Unknown });

/** Calls the API of a running app, as a window elsewhere does. Returns what was answered. */
export async function callApi<A, I>(
  address: string,
  { method, path, reply }: Call<A, I>,
  { token, id = '', query, body }: Given = {},
): Promise<A> {
  const url = new URL(path.replace(':id', id), address);
  url.search = String(query ?? '');
  const answer = await fetch(url, {
    method,
    headers: {
      // Else the session would be worth something in a browser alone.
      'x-client': 'api',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url.pathname} answered ${answer.status}: ${await answer.text()}`);
  const { data } = Schema.decodeUnknownSync(Enveloped)(await answer.json());
  return Schema.decodeUnknownSync(reply)(data);
}
