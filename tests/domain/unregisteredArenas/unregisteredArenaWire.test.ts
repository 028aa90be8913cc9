import { expect, it } from 'vitest';
import { UnregisteredArena, UnregisteredArenaForm } from '#domain/unregisteredArenas/unregisteredArena.ts';
import { ID } from '../samples.ts';
import { errorsOf, expectWire } from '../wire.ts';

const ARENA = { name: 'Arena', address: { city: 'Santos', street: 'Rua da Areia', district: 'Gonzaga' } };
const OPEN = ['address.street', 'address.district'];

// SPEC 3 and 5, Unregistered arena. Red without a member, or a check, of unregisteredArena.ts.
it('has a name and a city, and perhaps a street and a district', () => {
  expectWire(UnregisteredArena, { ...ARENA, _id: ID, version: 1 }, OPEN);
  expectWire(UnregisteredArenaForm, ARENA, OPEN);
  expect(errorsOf(UnregisteredArenaForm, { name: ' ', address: { city: '' } })).toEqual({
    name: 'Informe o nome da arena',
    'address.city': 'Informe a cidade',
  });
});

it('has lines that are not too long', () => {
  const filled = (name: number, city: number, line: number) => ({
    name: 'x'.repeat(name),
    address: { city: 'x'.repeat(city), street: 'x'.repeat(line), district: 'x'.repeat(line) },
  });
  expect(errorsOf(UnregisteredArenaForm, filled(80, 80, 120))).toEqual({});
  expect(errorsOf(UnregisteredArenaForm, filled(81, 81, 121))).toEqual({
    name: 'O nome da arena precisa ter no máximo 80 caracteres.',
    'address.city': 'A cidade precisa ter no máximo 80 caracteres.',
    'address.street': 'Use no máximo 120 caracteres.',
    'address.district': 'Use no máximo 120 caracteres.',
  });
});
