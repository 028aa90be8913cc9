import { describe, expect, it } from 'vitest';
import { ArenaSignUp, passwordsDiffer, PlayerRegistration, PlayerSignUp } from '#domain/signUp/signUp.ts';
import { maskInstagram } from '#domain/arenas/arenaFields.ts';
import { errorsOf, expectWire } from '../wire.ts';

const PLAYER = {
  name: 'Ana Reis',
  gender: 'F',
  city: 'Santos',
  phone: '13988887777',
  email: 'ana@exemplo.com',
  password: 'areia1',
};
const ARENA = {
  name: 'Arena',
  manager: 'Rui',
  socials: { instagram: '@arena' },
  address: { city: 'Santos' },
  phone: '13988887777',
  email: 'rui@exemplo.com',
  password: 'areia1',
};

// SPEC 5, Player sign-up. Each is red without the check that says it.
describe('a player who signs up', () => {
  it('fills all in but the picture', () => {
    expectWire(PlayerSignUp, PLAYER);
    expect(errorsOf(PlayerSignUp, { name: '', gender: '', city: '', phone: '', email: '', password: '' })).toEqual({
      name: 'O nome é obrigatório.',
      gender: 'O sexo é obrigatório.',
      city: 'A cidade é obrigatória.',
      phone: 'O telefone é obrigatório.',
      email: 'O email é obrigatório.',
      password: 'A senha é obrigatória.',
    });
  });

  it('is asked for the same by the server, unless it comes from a provider', () => {
    expectWire(PlayerRegistration, PLAYER);
    const { name, email, password } = PLAYER;
    const fromProvider = { ...PLAYER, picture: '' };
    expectWire(PlayerRegistration, fromProvider, ['gender', 'city', 'phone', 'picture']);
    expectWire(PlayerRegistration, { name, email, password, picture: '' });
    expect(errorsOf(PlayerRegistration, { name, email, password })).toEqual({
      gender: 'O sexo é obrigatório.',
      city: 'A cidade é obrigatória.',
      phone: 'O telefone é obrigatório.',
    });
    expect(errorsOf(PlayerRegistration, { ...PLAYER, gender: 'X' })).toEqual({ gender: 'O sexo é obrigatório.' });
    expect(errorsOf(PlayerRegistration, { ...PLAYER, picture: 'x'.repeat(2_000) })).toEqual({});
    expect(errorsOf(PlayerRegistration, { ...PLAYER, picture: 'x'.repeat(2_001) })).toEqual({
      picture: 'Endereço longo demais.',
    });
  });

  it('is told at both fields that the passwords do not match', () => {
    const message = 'As senhas não coincidem.';
    expect(passwordsDiffer('areia1', 'areia2')).toEqual({ password: message, repeated: message });
    expect(passwordsDiffer('areia1', 'areia1')).toEqual({});
  });
});

// SPEC 5, Arena registration. Each is red without the check that says it.
describe('an arena that signs up', () => {
  const told = (change: object) => errorsOf(ArenaSignUp, { ...ARENA, ...change });
  const instagram = (handle: string) => told({ socials: { instagram: handle } })['socials.instagram'];

  it('fills all in', () => {
    expectWire(ArenaSignUp, ARENA);
    expect(
      told({ name: ' ', manager: '', socials: { instagram: '' }, address: { city: '' }, phone: '', email: '' }),
    ).toEqual({
      name: 'O nome da arena é obrigatório.',
      manager: 'O nome do responsável é obrigatório.',
      'socials.instagram': 'O Instagram é obrigatório.',
      'address.city': 'A cidade é obrigatória.',
      phone: 'O telefone é obrigatório.',
      email: 'O email é obrigatório.',
    });
  });

  it('has a manager of 3 to 50 characters and a name of 1 to 80', () => {
    expect(told({ name: 'A', manager: 'x'.repeat(50) })).toEqual({});
    expect(told({ name: 'x'.repeat(80), manager: 'Rui' })).toEqual({});
    expect(told({ name: 'x'.repeat(81), manager: ' Ru ' })).toEqual({
      name: 'O nome da arena precisa ter no máximo 80 caracteres.',
      manager: 'O nome do responsável precisa ter no mínimo 3 caracteres.',
    });
    expect(told({ manager: 'x'.repeat(51) })).toEqual({
      manager: 'O nome do responsável precisa ter no máximo 50 caracteres.',
    });
  });

  it('has a password of 6 to 10 characters', () => {
    expect(
      ['x'.repeat(6), 'x'.repeat(10), 'x'.repeat(5), 'x'.repeat(11)].map((password) => told({ password })),
    ).toEqual([
      {},
      {},
      { password: 'A senha precisa ter no mínimo 6 caracteres.' },
      { password: 'A senha precisa ter no máximo 10 caracteres.' },
    ]);
  });

  it('has an Instagram of 2 characters and more', () => {
    expect(['ab', '@a', `@${'a'.repeat(30)}`, 'arena_1.x'].map(instagram)).toEqual(Array(4).fill(undefined));
    expect(['a', `@${'a'.repeat(31)}`].map(instagram)).toEqual([
      'O Instagram precisa ter no mínimo 2 caracteres.',
      'O Instagram precisa ter no máximo 30 caracteres depois do @.',
    ]);
    expect(['a b', '@@a', 'a@', 'are-na', 'a/'].map(instagram)).toEqual(
      Array(5).fill('O Instagram só aceita letras, números, ponto e sublinhado.'),
    );
  });

  it('is masked with @ while it is typed', () => {
    expect(['', '@', 'are na!', '@arena_1.x', 'a'.repeat(31)].map(maskInstagram)).toEqual([
      '',
      '',
      '@arena',
      '@arena_1.x',
      `@${'a'.repeat(30)}`,
    ]);
  });
});
