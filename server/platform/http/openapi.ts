import { Schema } from 'effect';
import { contract } from '#domain/contract/contract.ts';
import type { Caller, Endpoint } from '#domain/contract/endpoint.ts';
import { type FailureCode, FAILURES } from '#domain/contract/failure.ts';
import { GENERAL_FAILURES } from '#domain/contract/failureGroups.ts';
import { FailureBody } from '#domain/contract/failureBody.ts';
import { needsSession } from './authorise.ts';
import { SHEET_MEDIA } from '#domain/imports/file.ts';
import { describeForm } from './multipartDocument.ts';

type AnySchema = Endpoint['reply'];
type Json = Readonly<Record<string, unknown>>;

const CALLER_NAMES: Readonly<Record<Caller, string>> = {
  visitor: 'visitante',
  player: 'jogador',
  'arena-owner': 'dono de arena',
  manager: 'gerente da arena',
  reception: 'recepção da arena',
  admin: 'administrador',
  pollToken: 'quem tem o token do pagamento',
  provider: 'o provedor de pagamentos',
};

/** The contract as an OpenAPI 3.1 document. */
export function openapiDocument(): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(contract)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quadra Livre',
      version: '1',
      description:
        'Dinheiro em reais com até duas casas decimais; dias no fuso da arena; instantes em ISO 8601, UTC. ' +
        'Toda escrita aceita o cabeçalho Idempotency-Key: o mesmo pedido com a mesma chave recebe a mesma resposta.',
    },
    paths,
    components: {
      schemas: { Failure: jsonSchema(FailureBody, 'ignore') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(name: string, endpoint: Endpoint): Json {
  const callers = endpoint.callers.map((caller) => CALLER_NAMES[caller]).join(', ');
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `Quem pode chamar: ${callers}.${endpoint.addition ? ' Acréscimo nosso à especificação.' : ''}`,
    tags: [areaOf(endpoint.path)],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.method === 'GET' ? [] : [IDEMPOTENCY_KEY]),
    ],
    ...requestBody(endpoint),
    responses: responses(endpoint),
    ...(needsSession(endpoint) && { security: endpoint.callers.includes('visitor') ? [{}, SESSION] : [SESSION] }),
  };
}

function requestBody({ body, file, sheet }: Endpoint): Json {
  const schema = body && jsonSchema(body, 'error');
  if (schema === undefined && file === undefined) return {};
  const content = {
    ...(schema && json(schema)),
    ...(file !== undefined && describeForm(file, schema, sheet && SHEET_MEDIA)),
  };
  return { requestBody: { required: true, content } };
}

const SESSION = { session: [] };

const IDEMPOTENCY_KEY = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 128 } };

/** `/api/v1/arenas/:id` → `arenas` */
function areaOf(path: string): string {
  return path.split('/').find((part) => part !== '' && part !== 'api' && part !== 'v1') ?? 'api';
}

/** Uses the decoded types, since on the wire every parameter is text. */
function parameters(place: 'path' | 'query', schema: AnySchema | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(Schema.toType(schema), 'error');
  const names = Array.isArray(required) ? required : [];
  return Object.entries(Object(properties)).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || names.includes(name),
    schema: shape,
  }));
}

function responses(endpoint: Endpoint): Json {
  const codes = failuresOf(endpoint);
  const statuses = [...new Set(codes.map((code) => FAILURES[code].statusCode))];
  const failures = statuses.map((status) => [
    String(status),
    failure(codes.filter((code) => FAILURES[code].statusCode === status)),
  ]);
  return {
    [endpoint.status ?? 200]: { description: 'Feito', content: json(envelope(endpoint)) },
    ...Object.fromEntries(failures),
  };
}

function failuresOf(endpoint: Endpoint): FailureCode[] {
  const guarded = needsSession(endpoint) && !endpoint.callers.includes('visitor');
  const access: FailureCode[] = guarded ? ['unauthenticated', 'forbidden'] : [];
  return [...new Set([...endpoint.failures, ...access, ...GENERAL_FAILURES])];
}

function failure(codes: readonly FailureCode[]): Json {
  const description = codes.map((code) => `\`${code}\`: ${FAILURES[code].message}`).join('\n\n');
  return { description, content: json({ $ref: '#/components/schemas/Failure' }) };
}

function envelope(endpoint: Endpoint): Json {
  const data = jsonSchema(endpoint.reply, 'ignore');
  if (endpoint.bare) return data;
  const pages = endpoint.paged && { pages: { type: 'integer', minimum: 1 } };
  const properties = { data, ...pages, message: { type: 'string' } };
  return { type: 'object', properties, required: ['data', ...(endpoint.paged ? ['pages'] : [])] };
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

/** @param onExcessProperty `ignore` for replies, which may grow; `error` for requests, which allow no other members */
function jsonSchema(schema: Schema.Constraint, onExcessProperty: 'ignore' | 'error'): Json {
  return Schema.toJsonSchemaDocument(schema, { onExcessProperty }).schema;
}
