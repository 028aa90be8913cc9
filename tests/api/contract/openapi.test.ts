import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { openTestDatabase } from '../../database/databases.ts';
import { openTestServer, type TestServer } from '../testServer.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object; readonly encoding?: object }> };
  readonly responses: Record<string, { readonly description: string }>;
}
interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
}

let server: TestServer;
let document: Document;
beforeAll(async () => {
  const database = await openTestDatabase();
  server = await openTestServer(database);
  document = (await server.app.inject({ url: '/docs/json' })).json();
  return () => database.close();
});

const operationOf = ({ method, path }: Endpoint): Operation | undefined =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

it('names every call of the contract once, and no other', () => {
  const named = Object.values(document.paths).flatMap((path) => Object.values(path).map((one) => one.operationId));
  expect([document.openapi, named.toSorted()]).toEqual(['3.1.0', Object.keys(contract).toSorted()]);
});

it.each(Object.entries<Endpoint>(contract))('tells how %s answers and fails', (_name, endpoint) => {
  const operation = operationOf(endpoint);
  const words = Object.values(operation?.responses ?? {})
    .map((response) => response.description)
    .join(' ');
  for (const code of endpoint.failures) expect(words).toContain(`\`${code}\``);
  expect(Object.keys(operation?.responses ?? {})).toContain(String(endpoint.status ?? 200));
});

it('tells the arguments of a call, by their names', () => {
  const names = operationOf(contract.availability)?.parameters.map(({ name, in: place, required }) => [
    name,
    place,
    required,
  ]);
  expect(names).toEqual([
    ['id', 'path', true],
    ['day', 'query', true],
    ['month', 'query', true],
    ['year', 'query', true],
  ]);
  const page = operationOf(contract.arenas)?.parameters;
  expect(page).toEqual([
    { name: 'page', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 100_000 } },
  ]);
  const body = operationOf(contract.login)?.requestBody?.content['application/json']?.schema;
  expect(body).toMatchObject({ type: 'object', required: ['email', 'password'], additionalProperties: false });
});

it('tells the fields of a form by their dotted names, and its file', () => {
  const content = operationOf(contract.registerArena)?.requestBody?.content ?? {};
  expect(Object.keys(content)).toEqual(['application/json', 'multipart/form-data']);
  const fields = ['name', 'manager', 'socials.instagram', 'address.city', 'phone', 'email', 'password'];
  const { schema, encoding } = content['multipart/form-data'] ?? {};
  expect(schema).toMatchObject({ required: fields, additionalProperties: false });
  const names = fields.flatMap((field) => (field === 'address.city' ? [field, 'zone'] : [field]));
  expect(Object.keys(Object(Object(schema).properties))).toEqual([...names, 'avatar']);
  expect(encoding).toEqual({ avatar: { contentType: 'image/jpeg, image/png' } });
  const picture = operationOf(contract.updateMyAvatar)?.requestBody?.content ?? {};
  expect(picture).toEqual({
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { avatar: { type: 'string', format: 'binary' } },
        required: ['avatar'],
        additionalProperties: false,
      },
      encoding,
    },
  });
});
