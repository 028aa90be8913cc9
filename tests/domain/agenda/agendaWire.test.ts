import { describe, expect, it } from 'vitest';
import { AgendaDay, isPayable, ownerActions, ReservationSheet } from '#domain/agenda/agenda.ts';
import { InstallmentForm, isDiscount, NewInstallment } from '#domain/ledger/installment.ts';
import { OwnerOrder } from '#domain/agenda/ownerOrder.ts';
import { DAY, ID, OTHER_ID } from '../samples.ts';
import { errorsOf, expectWire, inside } from '../wire.ts';

const STATUSES = ['PENDENTE', 'CONFIRMADA', 'PAGA', 'EXPIRADA', 'CANCELADA'] as const;
const order = {
  arena: ID,
  date: DAY,
  selectedTimeSlots: [{ court: ID, timeSlots: [OTHER_ID], sport: 'FUTEVOLEI' }],
};

// Red without a member of the schemas of domain/agenda/agenda.ts.
it('goes over the wire', () => {
  expectWire(AgendaDay, {
    reservations: [],
    courts: [{ _id: ID, name: 'Quadra 1' }],
    hours: [18],
    closed: [{ court: ID, startHours: [6] }],
    closures: [],
    rights: [],
    offers: [],
    mark: '1',
  });
  expectWire(ReservationSheet, { fileName: 'reservas.csv', csv: '' });
});

// SPEC 3, Reservation request; SPEC 5, Reserving. Each is red without the check that says it.
describe("an owner's order", () => {
  it('is for a player or a guest', () => {
    expectWire(OwnerOrder, { ...order, player: ID });
    expectWire(OwnerOrder, { ...order, guestPlayerName: 'Bia' });
    const told = { '': 'Informe o jogador para o qual a reserva será feita' };
    expect(errorsOf(OwnerOrder, order)).toEqual(told);
    expect(errorsOf(OwnerOrder, { ...order, player: ID, guestPlayerName: 'Bia' })).toEqual(told);
  });

  it('calls a guest by a name of at most 60 characters', () => {
    const told = (guestPlayerName: string) => errorsOf(OwnerOrder, { ...order, guestPlayerName })['guestPlayerName'];
    expect([' ', 'x'.repeat(60), 'x'.repeat(61)].map(told)).toEqual([
      'Informe o jogador para o qual a reserva será feita',
      undefined,
      'O nome precisa ter no máximo 60 caracteres.',
    ]);
  });
});

// SPEC 3, Installment; SPEC 5, Installment and discount value. Each is red without the check that says it.
describe('an installment', () => {
  it('has a value above zero', () => {
    expectWire(NewInstallment, { info: 'Ana', value: 0.01 });
    expect(errorsOf(NewInstallment, { info: '', value: 0 })).toEqual({ value: 'Informe um valor válido' });
    const typed = { info: '', method: 'pix' };
    expect(inside(InstallmentForm, { ...typed, value: '1,50' })).toEqual({ ...typed, value: 1_50 });
    expect(errorsOf(InstallmentForm, { ...typed, value: '0' })).toEqual({ value: 'Informe um valor válido' });
    expect(errorsOf(InstallmentForm, { ...typed, value: '' })).toEqual({ value: 'Informe um valor.' });
  });

  it('names its payer in at most 60 characters', () => {
    expect(errorsOf(NewInstallment, { info: 'x'.repeat(60), value: 1 })).toEqual({});
    expect(errorsOf(NewInstallment, { info: 'x'.repeat(61), value: 1 })).toEqual({
      info: 'Use no máximo 60 caracteres.',
    });
  });

  it('is a discount by its kind, and without one by one fixed word', () => {
    expect(['DESCONTO', 'desconto', ''].map((info) => isDiscount({ info }))).toEqual([true, false, false]);
    expect(isDiscount({ kind: 'payment', info: 'DESCONTO' })).toBe(false);
    expect(isDiscount({ kind: 'discount', info: '' })).toBe(true);
  });

  it('has no method when it is a discount', () => {
    expect(errorsOf(NewInstallment, { kind: 'discount', info: 'DESCONTO', value: 1 })).toEqual({});
    for (const discount of [{ kind: 'discount', info: 'Bia' }, { info: 'DESCONTO' }])
      expect(errorsOf(NewInstallment, { ...discount, value: 1, method: 'player_credit' })).not.toEqual({});
    expect(errorsOf(NewInstallment, { kind: 'payment', info: 'DESCONTO', value: 1, method: 'cash' })).toEqual({});
  });
});

// RULES 4 and 5. Each is red with another status or method in domain/agenda/agenda.ts.
describe('an owner', () => {
  const of = (paymentMethod: 'local' | 'platform') => STATUSES.map((status) => ({ status, paymentMethod }));

  it("takes money at the arena for what is open, but for a PIX, which is the provider's to confirm", () => {
    expect(of('local').map(isPayable)).toEqual([true, true, false, false, false]);
    expect(of('platform').map(isPayable)).toEqual([false, true, false, false, false]);
    const again = { status: 'PAGA', paymentMethod: 'platform', moneyNews: 'owed_again' } as const;
    expect([isPayable(again), isPayable({ ...again, moneyNews: 'refunding' })]).toEqual([true, false]);
  });

  it('confirms, cancels and takes installments while it is not over', () => {
    expect(of('local').map((each) => ownerActions(each).join(' '))).toEqual([
      'confirm cancel installments',
      'confirm cancel installments',
      'cancel installments',
      '',
      '',
    ]);
    expect(of('platform').map((each) => ownerActions(each).join(' '))).toEqual([
      'cancel',
      'confirm cancel',
      'cancel',
      '',
      '',
    ]);
  });
});
