import { expect, test } from 'vitest';
import { entryFaults, type Seat } from '#domain/registrations/entryFaults.ts';

const self: Seat = { player: 'me', shirt: '', isSelf: true };
const other = (player: string, shirt = ''): Seat => ({ player, shirt, isSelf: false });

function playerFaults(...seats: readonly Seat[]) {
  return entryFaults(seats, { haveTShirts: false }).map(({ player }) => player);
}

test('a pair needs somebody else', () => {
  expect(playerFaults(self, other('bia'))).toEqual([undefined, undefined]);
  expect(playerFaults(self, other(''))).toEqual([undefined, 'Escolha sua dupla.']);
  expect(playerFaults(self, other('me'))).toEqual([undefined, 'Escolha outro jogador como dupla.']);
});

test('a team needs three others, none of them twice and none oneself', () => {
  const missing = 'Informe os 4 integrantes da equipe.';
  const twice = 'O mesmo jogador foi escolhido duas vezes.';
  expect(playerFaults(other('bia'), other(''), other(''), self)).toEqual([undefined, missing, missing, undefined]);
  expect(playerFaults(other('bia'), other('bia'), other('me'), self)).toEqual([undefined, twice, twice, undefined]);
});

test('an organizer enters two who are not the same', () => {
  expect(playerFaults(other(''), other('bia'))).toEqual(['Escolha o jogador.', undefined]);
  expect(playerFaults(other('bia'), other('bia'))).toEqual([undefined, 'O mesmo jogador foi escolhido duas vezes.']);
});

test('everybody has a shirt where the event has some', () => {
  const needed = { player: undefined, shirt: 'Escolha o tamanho.' };
  const fine = { player: undefined, shirt: undefined };
  expect(entryFaults([self, other('bia', 'M')], { haveTShirts: true })).toEqual([needed, fine]);
  expect(entryFaults([self, other('bia', 'M')], { haveTShirts: false })).toEqual([fine, fine]);
});
