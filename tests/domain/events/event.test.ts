import { Result, Schema } from 'effect';
import { describe, expect, it } from 'vitest';
import { decisionsOn } from '#domain/events/decisions.ts';
import { Event, EventStatus } from '#domain/events/event.ts';

const WIRE = {
  id: '01910000-0000-7000-8000-000000000001',
  name: 'Copa Maré',
  phoneToContact: '13988887777',
  eventDate: { startDate: '2030-05-10', endDate: '2030-05-12' },
  arenaName: 'Arena Maré Alta',
  pixOrganizer: 'copa@exemplo.com',
  address: { city: 'Santos', street: 'Rua da Areia, 10' },
  haveTShirts: false,
  status: 'APROVADO',
  paymentViaGateway: true,
  organizer: { _id: '01910000-0000-7000-8000-000000000002', name: 'Olga Reis' },
};
const read = (change: object) => Schema.decodeUnknownSync(Event)({ ...WIRE, ...change });

describe('an event as it is read', () => {
  it.each(EventStatus.literals)('keeps the status %s', (status) => {
    expect(read({ status }).status).toBe(status);
  });

  it('takes a status that it does not know for one that waits', () => {
    expect(read({ status: 'ADIADO' }).status).toBe('AGUARDANDO_APROVACAO');
  });

  it('is never sent with such a status', () => {
    const encoded = Schema.encodeUnknownResult(Event)({ ...read({}), status: 'ADIADO' });
    expect(Result.isFailure(encoded)).toBe(true);
  });
});

describe('what an admin can decide on an event', () => {
  const lastDay = { day: 12, month: 5, year: 2030 };
  const dayAfter = { day: 13, month: 5, year: 2030 };

  it.each([
    ['AGUARDANDO_APROVACAO', { canApprove: true, canCancel: true }],
    ['APROVADO', { canApprove: false, canCancel: true }],
    ['EM_ANDAMENTO', { canApprove: false, canCancel: true }],
    ['CANCELADO', { canApprove: false, canCancel: false }],
  ] as const)('while it is %s', (status, expected) => {
    expect(decisionsOn(lastDay, read({ status }))).toEqual(expected);
  });

  it.each(EventStatus.literals)('is nothing after its last day, whatever it was: %s', (status) => {
    expect(decisionsOn(dayAfter, read({ status }))).toEqual({ canApprove: false, canCancel: false });
  });
});
