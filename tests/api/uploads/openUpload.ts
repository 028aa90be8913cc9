import { once } from 'node:events';
import { type ClientRequest, request as openRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { contract } from '../../../domain/contract/contract.ts';
import { FORM_HEADERS } from './form.ts';

interface Answer {
  readonly status: number | undefined;
  readonly body: unknown;
}

/** A picture on its way over a real connection: what is written and when is the test's business. */
export function openUpload(
  address: string,
  token: string,
  headers: Readonly<Record<string, string | number>> = {},
): { readonly request: ClientRequest; readonly answer: Promise<Answer> } {
  const request = openRequest(`${address}${contract.updateMyAvatar.path}`, {
    method: contract.updateMyAvatar.method,
    headers: { ...FORM_HEADERS, authorization: `Bearer ${token}`, ...headers },
    agent: false,
  });
  // Sent now, whatever comes after them.
  request.flushHeaders();
  return { request, answer: answerOf(request) };
}

async function answerOf(request: ClientRequest): Promise<Answer> {
  const [response] = await once(request, 'response');
  // Servers that stop listening cut the line; the answer was there before.
  request.on('error', () => undefined);
  return { status: response.statusCode, body: JSON.parse(await text(response)) };
}
