import { expect, test } from 'vitest';
import type { RegistrationForm } from '../../machines/registrations/registration.ts';
import { byField, toEntry } from '../../src/areas/competitions/registrations/entry/entryForm.ts';
import { EMPTY_ENTRY } from '../../src/areas/competitions/registrations/entry/seats.ts';

const id = (last: number) => `01910000-0000-7000-8000-00000000000${last}`;
const [tournament, self] = [id(8), id(9)];
const chosen = {
  ...EMPTY_ENTRY,
  player1: id(1),
  shirt1: 'PP',
  player2: id(2),
  shirt2: 'P',
  player3: id(3),
  shirt3: 'G',
  player4: id(4),
  shirt4: 'G4',
};

test.each<[RegistrationForm, object]>([
  ['pairRegistration', { partner: id(2), playerTShirtSize: 'PP', partnerTShirtSize: 'P' }],
  [
    'teamRegistration',
    {
      team: [
        { player: id(1), tShirtSize: 'PP' },
        { player: id(2), tShirtSize: 'P' },
        { player: id(3), tShirtSize: 'G' },
        { player: self, tShirtSize: 'G4' },
      ],
    },
  ],
  ['soloRegistration', { playerTShirtSize: 'PP' }],
  ['organizersPairRegistration', { player: id(1), partner: id(2), playerTShirtSize: 'PP', partnerTShirtSize: 'P' }],
  [
    'organizersTeamRegistration',
    {
      team: [
        { player: id(1), tShirtSize: 'PP' },
        { player: id(2), tShirtSize: 'P' },
        { player: id(3), tShirtSize: 'G' },
        { player: id(4), tShirtSize: 'G4' },
      ],
    },
  ],
  ['organizersSoloRegistration', { player: id(1), playerTShirtSize: 'PP' }],
])('%s says who plays, and in which shirts', (form, body) => {
  expect(toEntry(form, { ...chosen, self, tournament, insteadOf: '' })).toEqual({ params: { id: tournament }, body });
});

// Red when `toEntry` always addresses the category: the newcomers get a place of their own, which there is none.
test('who fills the place of another is sent there', () => {
  const { params } = toEntry('organizersPairRegistration', { ...chosen, self, tournament, insteadOf: id(7) });
  expect(params).toEqual({ id: id(7) });
});

test('without shirts none are sent', () => {
  const sent = { ...EMPTY_ENTRY, player2: id(2), self, tournament, insteadOf: '' };
  expect(toEntry('pairRegistration', sent).body).toEqual({ partner: id(2) });
  expect(toEntry('soloRegistration', sent).body).toEqual({});
});

test('what the server refuses stands at the field of whom it is about', () => {
  const refused = {
    player: 'a',
    partner: 'b',
    'team.2.player': 'c',
    'team.3.tShirtSize': 'd',
    partnerTShirtSize: 'e',
    team: 'f',
  };
  expect(byField(refused)).toEqual({ player1: 'a', player2: 'b', player3: 'c', shirt4: 'd', shirt2: 'e', team: 'f' });
});
