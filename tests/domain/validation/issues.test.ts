import { Result, Schema } from 'effect';
import { expect, it } from 'vitest';
import { fieldErrors, formSchema } from '#domain/values/text/issues.ts';
import { filledLines, Text, UNUSABLE_TEXT, usablePart } from '#domain/values/text/text.ts';
import { errorsOf } from '../wire.ts';

const Form = Schema.Struct({
  name: Schema.String,
  rows: Schema.Array(Schema.Struct({ hour: Schema.Int })),
  note: Schema.optionalKey(Schema.String.check(Schema.isMinLength(2, { message: 'Expected em português.' }))),
  kind: Schema.optionalKey(Schema.Literals(['a']).annotate({ message: 'Não é Invalid.' })),
  city: Schema.optionalKey(Schema.String.annotateKey({ messageMissingKey: 'Falta a cidade.' })),
  street: Schema.String.annotateKey({ messageMissingKey: 'Falta a rua.' }),
});
const GOOD = { name: 'Ana', rows: [{ hour: 18 }], street: 'Rua' };

// The person reads every message: none is in English. Each is red without its line of issues.ts.
it.each<[string, object, Record<string, string>]>([
  ['a member is missing', { name: undefined }, { name: 'Valor inválido.' }],
  ['a row is of another kind', { rows: [{ hour: 'x' }] }, { 'rows.0.hour': 'Valor inválido.' }],
  ["effect's own check refuses it", { rows: [{ hour: 1.5 }] }, { 'rows.0.hour': 'Valor inválido.' }],
  ['our own check refuses it', { note: 'x' }, { note: 'Expected em português.' }],
  ['our own message only contains an English word', { kind: 'b' }, { kind: 'Não é Invalid.' }],
])('says in Portuguese that %s', (_, change, errors) => {
  expect(errorsOf(Form, { ...GOOD, ...change })).toEqual(errors);
});

it('says in Portuguese what is missing and what is too much', async () => {
  expect(errorsOf(Form, {})).toEqual({
    name: 'Campo obrigatório.',
    rows: 'Campo obrigatório.',
    street: 'Falta a rua.',
  });
  const refused = Schema.decodeUnknownResult(Form, { onExcessProperty: 'error' })({ ...GOOD, more: 1 });
  // A form shows the errors of all of its fields at once.
  const form = await formSchema(Form)['~standard'].validate({ rows: [{ hour: 1.5 }] });
  expect(Result.isFailure(refused) && fieldErrors(refused.failure.issue)).toEqual({ more: 'Campo desconhecido.' });
  expect(form.issues?.map(({ path, message }) => [path, message])).toEqual([
    [['name'], 'Campo obrigatório.'],
    [['rows', 0, 'hour'], 'Valor inválido.'],
    [['street'], 'Falta a rua.'],
  ]);
});

it('takes lines where lines are asked for, and no other control characters', () => {
  const Lines = filledLines('Escreva algo.');
  const told = (text: string) => errorsOf(Lines, text)[''];
  expect(['uma\nduas', 'uma\r\nduas'].map(told)).toEqual([undefined, undefined]);
  expect(['a\u0000', 'a\rb', 'a\u2028b', ' \n '].map(told)).toEqual([
    UNUSABLE_TEXT,
    UNUSABLE_TEXT,
    UNUSABLE_TEXT,
    'Escreva algo.',
  ]);
});

it('cleans a text from outside, which must not be refused', () => {
  expect(['Ana\u0000Lu', 'Ana', '\u200b\u0000', ' '].map(usablePart)).toEqual(['Ana Lu', 'Ana', '', '']);
});

it('says what is wrong with a text', () => {
  expect(errorsOf(Text, 'a\u0000')).toEqual({ '': 'O texto tem caracteres que não podem ser usados.' });
  expect(errorsOf(Text, ' ')).toEqual({ '': 'O texto precisa ter algo além de espaços.' });
});
