import { Schema } from 'effect';

interface Call<A, I> {
  readonly method: string;
  readonly path: string;
  readonly reply: Schema.Codec<A, I>;
}

interface Given {
  readonly token?: string;
  readonly id?: string;
  readonly body?: object;
}

const Enveloped = Schema.Struct({ data: Schema.Unknown });

/** Calls the API of a running app, as a window elsewhere does. Returns what was answered. */
export async function callApi<A, I>(
  address: string,
  { method, path, reply }: Call<A, I>,
  { token, id = '', body }: Given = {},
): Promise<A> {
  const answer = await fetch(new URL(path.replace(':id', id), address), {
    method,
    headers: {
      // Else the session would be worth something in a browser alone.
      'x-client': 'api',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  const { data } = Schema.decodeUnknownSync(Enveloped)(await answer.json());
  return Schema.decodeUnknownSync(reply)(data);
}
