import { expect, it } from 'vitest';
import { isIn, liveRegistrations, membersOf, takesPart } from '#domain/registrations/members.ts';
import type { PairRegistration, TeamRegistration } from '#domain/registrations/registration.ts';

const [ana, bia, carla, dora] = ['Ana', 'Bia', 'Carla', 'Dora'].map((name) => ({ id: name.toLowerCase(), name }));
if (!ana || !bia || !carla || !dora) throw new Error('nobody');

const pair: PairRegistration = {
  id: 'r1',
  status: 'PENDENTE',
  player: ana,
  partner: bia,
  isPlayerAlreadyPaid: true,
  isPartnerAlreadyPaid: true,
  isPlayerPaidViaOrganizer: false,
  isPartnerPaidViaOrganizer: true,
  tShirtsSize: { playerTShirtSize: 'M' },
};
const { partner: _, tShirtsSize: __, ...solo } = pair;

it('tells by which way each of a pair has paid', () => {
  expect(membersOf(pair)).toEqual([
    { person: ana, shirt: 'M', paidVia: 'platform' },
    { person: bia, shirt: undefined, paidVia: 'organizer' },
  ]);
});

it('knows one who waits to be drawn, and four of a team', () => {
  const team: TeamRegistration = {
    id: 'r2',
    status: 'PENDENTE',
    team: [ana, bia, carla, dora].map((player) => ({ player, isAlreadyPaid: false, isPaidViaOrganizer: false })),
  };
  expect(membersOf({ ...solo, isPlayerAlreadyPaid: false })).toEqual([
    { person: ana, shirt: undefined, paidVia: 'pending' },
  ]);
  expect(membersOf(team).map(({ person, paidVia }) => [person.name, paidVia])).toEqual([
    ['Ana', 'pending'],
    ['Bia', 'pending'],
    ['Carla', 'pending'],
    ['Dora', 'pending'],
  ]);
  expect([isIn(team, 'dora'), isIn(pair, 'dora'), isIn(pair, undefined)]).toEqual([true, false, false]);
});

it("lists one's own first and leaves out what was cancelled", () => {
  const others = { ...pair, id: 'r3', player: carla, partner: dora };
  const cancelled = { ...pair, id: 'r4', status: 'CANCELADA' as const };
  const ids = (personId: string | undefined) =>
    liveRegistrations([others, cancelled, pair], personId).map(({ id }) => id);
  expect([ids('bia'), ids('carla'), ids(undefined)]).toEqual([
    ['r1', 'r3'],
    ['r3', 'r1'],
    ['r3', 'r1'],
  ]);
});

// RULES 7: an invited player takes part when they accept, or when the organizer confirms them. Red with another state in
// isUnanswered, or with any part of takesPart left out.
it('knows who takes part, and who has yet to answer', () => {
  const invited = (state: 'waiting' | 'lapsed' | 'confirmed') => ({
    ...pair,
    partner: { ...bia, invitation: { state } },
  });
  expect([
    takesPart(pair, 'ana'),
    takesPart(pair, 'bia'),
    takesPart(pair, 'carla'),
    takesPart(pair, undefined),
    takesPart(invited('waiting'), 'ana'),
    takesPart(invited('waiting'), 'bia'),
    takesPart(invited('lapsed'), 'bia'),
    takesPart(invited('confirmed'), 'bia'),
  ]).toEqual([true, true, false, false, true, false, false, true]);
  const { tShirtsSize: _sizes, ...withoutShirts } = pair;
  expect(membersOf(withoutShirts).map(({ shirt }) => shirt)).toEqual([undefined, undefined]);
});
