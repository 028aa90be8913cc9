import { describe, expect, test } from 'vitest';
import { arenaFaults, asTyped, byField, EMPTY_ARENA, toArena } from '../../src/areas/entry/signUp/arenaForm.ts';
import { EMPTY_PLAYER, playerFaults, toPlayer } from '../../src/areas/entry/signUp/playerForm.ts';

const DIFFERENT = 'As senhas não coincidem.';

const player = {
  name: 'Marina Lopes',
  gender: 'F',
  city: 'Santos',
  phone: '13988887777',
  email: 'marina@exemplo.com',
  password: 'mar e vento sul',
  repeated: 'mar e vento sul',
};

const arena = {
  name: 'Arena Ressaca',
  manager: 'Helena Prado',
  instagram: '@arenaressaca',
  city: 'Itanhaém',
  zone: '',
  phone: '13977776666',
  email: 'arena@exemplo.com',
  password: 'mare&vento',
  repeated: 'mare&vento',
};

describe("a player's sign-up", () => {
  test('says all at once what is missing, one message a field', () => {
    expect(playerFaults(EMPTY_PLAYER)).toEqual({
      name: 'O nome é obrigatório.',
      gender: 'O sexo é obrigatório.',
      city: 'A cidade é obrigatória.',
      phone: 'O telefone é obrigatório.',
      email: 'O email é obrigatório.',
      password: 'A senha é obrigatória.',
    });
  });

  test('says of both passwords that they differ, beside what else is wrong', () => {
    expect(playerFaults({ ...player, name: 'Mo', repeated: 'mar e vento norte' })).toEqual({
      name: 'O nome precisa ter no mínimo 3 caracteres.',
      password: DIFFERENT,
      repeated: DIFFERENT,
    });
  });

  test('says first that a password is too short', () => {
    expect(playerFaults({ ...player, password: 'areia', repeated: 'areias' })).toEqual({
      password: 'A senha precisa ter no mínimo 6 caracteres.',
      repeated: DIFFERENT,
    });
  });

  test('sends what is asked for, and the second password not', () => {
    const { repeated: _, ...sent } = player;
    expect([playerFaults(player), toPlayer(player)]).toEqual([{}, sent]);
  });
});

describe("an arena's sign-up", () => {
  test('says all at once what is missing, by the names of its fields', () => {
    expect(arenaFaults(EMPTY_ARENA)).toEqual({
      name: 'O nome da arena é obrigatório.',
      manager: 'O nome do responsável é obrigatório.',
      instagram: 'O Instagram é obrigatório.',
      city: 'A cidade é obrigatória.',
      phone: 'O telefone é obrigatório.',
      email: 'O email é obrigatório.',
      password: 'A senha é obrigatória.',
    });
  });

  test('takes no password longer than ten, and no two that differ', () => {
    expect(arenaFaults({ ...arena, password: 'mare & vento', repeated: 'mare' })).toEqual({
      password: 'A senha precisa ter no máximo 10 caracteres.',
      repeated: DIFFERENT,
    });
  });

  test('sends members of members', () => {
    expect([arenaFaults(arena), toArena(arena)]).toEqual([
      {},
      {
        name: 'Arena Ressaca',
        manager: 'Helena Prado',
        socials: { instagram: '@arenaressaca' },
        address: { city: 'Itanhaém' },
        phone: '13977776666',
        email: 'arena@exemplo.com',
        password: 'mare&vento',
      },
    ]);
  });

  // Red without `zoneAsked` in src/areas/entry/signUp/arenaForm.ts, and without its guess.
  test('sends the zone where the name of the city leaves a doubt, as chosen or as guessed', () => {
    const zoneOf = (typed: object) => toArena({ ...arena, ...typed }).zone;
    expect(zoneOf({ city: 'Campo Grande' })).toBe('America/Campo_Grande');
    expect(zoneOf({ city: 'Campo Grande', zone: 'America/Maceio' })).toBe('America/Maceio');
    expect(zoneOf({ city: 'Manaus', zone: 'America/Maceio' })).toBeUndefined();
  });

  test("is refused by the wire's paths, and shows it at its fields, as long as they are what was sent", () => {
    const sent = asTyped(toArena(arena));
    expect({
      refused: byField({ 'socials.instagram': 'Não.', 'address.city': 'Não.', email: 'Já está cadastrado.' }),
      instagram: Reflect.get(sent ?? {}, 'instagram'),
      city: Reflect.get(sent ?? {}, 'city'),
    }).toEqual({
      refused: { instagram: 'Não.', city: 'Não.', email: 'Já está cadastrado.' },
      instagram: arena.instagram,
      city: arena.city,
    });
  });
});
