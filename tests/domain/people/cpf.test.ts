import { schemaResolver } from '@mantine/form';
import { Schema } from 'effect';
import { expect, test } from 'vitest';
import { CpfForm, maskCpf } from '#domain/people/cpf.ts';
import { formSchema } from '#domain/values/text/issues.ts';

const faultsOf = schemaResolver(formSchema(CpfForm), { sync: true });

test.each([
  ['', ''],
  ['5', '5'],
  ['529', '529'],
  ['5299', '529.9'],
  ['529982', '529.982'],
  ['5299822472', '529.982.247-2'],
  ['529.982.247-25', '529.982.247-25'],
  ['529982247259999', '529.982.247-25'],
])('%j is shown as %j while it is typed', (typed, shown) => expect(maskCpf(typed)).toBe(shown));

test('nothing typed is none; digits that cannot be one say so', () => {
  expect(Schema.decodeSync(CpfForm)({ cpf: '' })).toEqual({ cpf: null });
  expect(Schema.decodeSync(CpfForm)({ cpf: '52998224725' })).toEqual({ cpf: '52998224725' });
  expect(faultsOf({ cpf: '5299' })).toEqual({ cpf: 'O CPF precisa ter 11 números.' });
  expect(faultsOf({ cpf: '52998224726' })).toEqual({ cpf: 'Este CPF não existe. Confira os números.' });
});
