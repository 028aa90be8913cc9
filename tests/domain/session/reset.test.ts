import { expect, it } from 'vitest';
import { resetErrors } from '#domain/session/reset.ts';

const DIFFER = 'As senhas nos dois campos precisam ser iguais.';

it.each([
  ['', '', { password: 'A senha é obrigatória.' }],
  ['praia', 'praia', { password: 'A senha precisa ter no mínimo 6 caracteres.' }],
  ['praia', 'outra coisa', { password: 'A senha precisa ter no mínimo 6 caracteres.' }],
  ['areia morna', 'areia fria', { password: DIFFER, repeated: DIFFER }],
  ['areia morna', 'areia morna ', { password: DIFFER, repeated: DIFFER }],
  ['areia morna', '', { password: DIFFER, repeated: DIFFER }],
  ['areia morna', 'areia morna', {}],
  ['a'.repeat(128), 'a'.repeat(128), {}],
  ['a'.repeat(129), 'a'.repeat(129), { password: 'A senha precisa ter no máximo 128 caracteres.' }],
])('says what is wrong with %j and %j', (password, repeated, errors) => {
  expect(resetErrors({ password, repeated })).toEqual(errors);
});
