import { expect, it } from 'vitest';
import { PersonalData } from '#domain/contract/personalData.ts';
import { ID, INSTANT, RESERVATION } from '../samples.ts';
import { errorsOf, expectWire } from '../wire.ts';

const user = { _id: ID, email: 'ana@exemplo.com', status: 'ativo', unableToLogin: false, role: 'player', name: 'Ana' };
const place = { event: 'Copa', category: 'Mista', status: 'PAGA', createdAt: INSTANT, value: 60.5 };
const paid = { paidVia: 'gateway', paidAt: INSTANT, tShirtSize: 'G1' };
const cart = { event: 'Copa', createdAt: INSTANT, items: [{ category: 'Mista', value: 60.5 }] };
const payment = { value: 60.5, status: 'Aprovado', createdAt: INSTANT };
const data = {
  exportedAt: INSTANT,
  user,
  memberSince: INSTANT,
  payouts: [],
  sessions: [{ createdAt: INSTANT, expiresAt: INSTANT }],
  signInProviders: [{ issuer: 'https://conta.exemplo', email: 'ana@exemplo.com', linkedAt: INSTANT }],
  paymentAccounts: [{ provider: 'mercado-pago', receiver: '448876418', connectedAt: INSTANT }],
  reservations: [],
  seriesRequests: [],
  seriesInvitations: [],
  arenaRecords: [],
  blockedArenas: [],
  waiting: [],
  notices: [],
  mailChoices: { off: ['events'], on: ['day'], pushOff: ['desk'], whatsappOff: ['events'], quiet: { from: 22, to: 7 } },
  pushDevices: [{ service: 'web.push.apple.com', since: INSTANT }],
  whatsapp: { since: INSTANT, number: '5513988887777' },
  whatsappMessages: [{ notice: '01999999-9999-7999-8999-999999999999', state: 'read', at: INSTANT }],
  calendarFeed: { since: INSTANT },
  vouchers: [{ arena: 'Arena', code: 'VERAO', discount: 0.25, status: 'ATIVO' }],
  credits: [{ arena: 'Arena', value: 60.5, movedAt: INSTANT }],
  movements: [
    { arena: 'Arena', at: INSTANT, kind: 'payment', method: 'pix', value: 60.5, reservation: ID, voucher: 'VERAO' },
  ],
  series: [
    {
      id: ID,
      arena: 'Arena',
      court: 'Quadra 1',
      weekday: 2,
      startHour: 18,
      hours: 1,
      sport: 'BEACH_TENNIS',
      from: '2030-05-07',
      until: '2030-12-31',
      price: 80.5,
      madeAt: INSTANT,
      endedAt: INSTANT,
    },
  ],
  bills: [],
  absences: [{ arena: 'Arena', reservation: ID, markedAt: INSTANT }],
  events: [],
  registrations: [{ ...place, ...paid }],
  terms: [{ version: '2026-11-23', acceptedAt: INSTANT }],
  carts: [{ ...cart, payments: [{ ...payment, approvedAt: INSTANT }] }],
};

// LGPD, art. 18: all that is stored about somebody, and only about them. Red without a member of personalData.ts.
it('holds everything that is stored about a person', () => {
  const open = [
    'mailChoices.on',
    'mailChoices.quiet',
    'whatsapp.since',
    'whatsapp.number',
    'calendarFeed.since',
    'credits.movedAt',
    'movements.method',
    'movements.reservation',
    'movements.voucher',
    'series.until',
    'series.endedAt',
    'registrations.paidVia',
    'registrations.paidAt',
    'registrations.tShirtSize',
    'carts.payments.approvedAt',
  ];
  expectWire(PersonalData, data, open);
  expectWire(PersonalData, { ...data, registrations: [{ ...place, paidVia: 'organizer' }] }, open);
  expect(errorsOf(PersonalData, { ...data, reservations: [RESERVATION] })).toEqual({});
  expect(errorsOf(PersonalData, { ...data, registrations: [{ ...place, paidVia: 'x' }] })).not.toEqual({});
});
