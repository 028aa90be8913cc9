import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { Result, Schema } from 'effect';
import { expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { fieldErrors } from '#domain/values/text/issues.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: true });
formats.default(ajv);

type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json };
interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly minItems?: number;
  readonly prefixItems?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly Json[];
}

/** What members hold, right and nearly right: lengths and numbers at limits, empty and blank, odd signs, of other types. */
const VALUES: readonly Json[] = [
  '',
  ' ',
  'a',
  'ab',
  ' ab ',
  'Ana',
  'Ana Souza',
  'a\nb',
  'a\tb',
  'a\u202eb',
  '\u2800',
  '\u200b',
  '😀',
  '😀😀😀',
  'abc',
  ...[10, 20, 40, 41, 50, 51, 60, 61, 80, 81, 120, 121, 128, 129, 200, 201, 300, 301, 1_000, 1_001].map((n) =>
    'x'.repeat(n),
  ),
  '😀'.repeat(40),
  '😀'.repeat(41),
  '01910000-0000-7000-8000-000000000001',
  '01910000-0000-7000-8000-00000000000',
  'ABC',

  '2027-03-05',
  '2027-02-30',
  '2027-13-01',
  '1999-12-31',
  '2100-12-31',
  '2101-01-01',
  '2027-3-5',
  '2027-03',
  '2027-13',

  'ana@example.com',
  'ana@example',
  'ana@@example.com',
  'a na@example.com',
  '13988887777',
  '1333334444',
  '139888877',
  '+55139',

  '52998224725',
  '@arena',
  '@arena!',
  'NaN',
  'Infinity',
  '0',
  '1',
  'true',
  '2027-03-05T12:00:00.000Z',
  'https://a.example/b.png',
  'A'.repeat(20),
  'A'.repeat(22),
  'A'.repeat(43),
  `B${'A'.repeat(86)}`,
  'a'.repeat(64),
  '1,2,3',

  -1,
  0,
  0.5,
  0.25,
  1,
  2,
  1.5,
  3,
  4,
  5,
  7,
  12,
  18,
  23,
  24,
  25,
  28,
  29,
  31,
  32,
  60,
  61,
  100,
  101,
  2_027,
  10_000,
  10_001,
  1_000_000,
  1_000_001,
  true,
  false,
  null,
  [],
  {},
];

/** The first of {@link VALUES} that a shape allows, or a structure of such. */
function example(shape: Shape): Json {
  const { type, properties = {}, items = {}, minItems = 1, prefixItems, anyOf, enum: words = [] } = shape;
  const [first] = anyOf ?? [];
  if (first) return example(first);
  if (type === 'object') {
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, example(one)]));
  }
  if (prefixItems) return prefixItems.map(example);
  if (type === 'array') return Array.from({ length: Math.max(1, minItems) }, () => example(items));
  const isAllowed = ajv.compile(shape);
  return [...words, ...VALUES].find((value) => isAllowed(value)) ?? '';
}

type Path = readonly (string | number)[];

/** The places of all values in a structure that are no structures. */
function leavesOf(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, one]) =>
    leavesOf(one, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

function withLeaf(value: Json, [name, ...rest]: Path, leaf: Json): Json {
  if (name === undefined) return leaf;
  if (Array.isArray(value)) return value.map((one: Json, index) => (index === name ? withLeaf(one, rest, leaf) : one));
  const members = value as Readonly<Record<string, Json>>;
  return { ...members, [name]: withLeaf(members[name] ?? null, rest, leaf) };
}

/** What no JSON schema can say, as `call member`. */
const SAID_ELSEWHERE: readonly RegExp[] = [
  // The last two digits of a CPF follow from the others.
  /^(updateMyCpf|changeCustomer|payLinkByPix) cpf$/,
  // How many days a month has, and in which years a February.
  /^changeCustomer birthday$/,
  // Which of its many written forms a PIX key has, with the check digits of some.
  /^updateArenaPix pix\.key$/,
  // A link or a text that names a place on earth.
  /^updateArenaProfile position$/,
  // What another member allows or forbids.
  /^createVoucher credits$/,
  /^sellProduct customer$/,
  /^updateCancellationPolicy bonus$/,
  /^(previewAlterations|alterMany) price$/,
  // Spans of a day that follow each other, on at least one day.
  /^(preview|update)OpeningHours openingHours/,
  // What begins before it ends, or before another begins.
  /^(measureClosure|closeCourts|reopenCourts) .*(from|startHour)$/,
  /^createCategory deadline(Registration)?Payment$/,
  // A day in the spelling of an old client, which no `format` knows.
  /^createArenaTournament .*Date$/,
];

const WITH_BODY = Object.entries<Endpoint>(contract).flatMap(([name, { body }]) =>
  body ? [[name, body] as const] : [],
);

it.each(WITH_BODY)('what %s takes is what its schema says', (name, body) => {
  const shape: Shape = Schema.toJsonSchemaDocument(body, { onExcessProperty: 'error' }).schema;
  const isAllowed = ajv.compile(shape);
  const decode = Schema.decodeUnknownResult(body, { errors: 'all', onExcessProperty: 'error' });
  const faultsOf = (sent: Json): string[] => {
    const answer = decode(sent);
    return Result.isFailure(answer) ? Object.keys(fieldErrors(answer.failure.issue)) : [];
  };
  const usual = example(shape);
  // Of a choice between structures that none fits, the server says so of the whole.
  const isChoice = 'anyOf' in shape;
  const differ: string[] = [];
  for (const leaf of leavesOf(usual)) {
    const place = leaf.join('.');
    if (SAID_ELSEWHERE.some((pattern) => pattern.test(`${name} ${place}`))) continue;
    for (const value of VALUES) {
      const sent = withLeaf(usual, leaf, value);
      isAllowed(sent);
      const errors: readonly ErrorObject[] = isAllowed.errors ?? [];
      const isSaid = !errors.some(({ instancePath }) => isWithin(instancePath.slice(1).replaceAll('/', '.'), place));
      const isTaken = !faultsOf(sent).some((fault) => isWithin(fault, place) || (isChoice && fault === ''));
      if (isSaid !== isTaken)
        differ.push(
          `${place} ${JSON.stringify(value).slice(0, 60)}: ${isSaid ? 'said' : 'not said'}, ${isTaken ? 'taken' : 'refused'}`,
        );
    }
  }
  expect(differ).toEqual([]);
});

function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}.`);
}
