import { describe, expect, it } from 'vitest';
import { CallingOff } from '#domain/events/calledOff.ts';
import { Category, categoryStatusOn, CategoryStatus, DoubleFormat, NewCategory } from '#domain/events/category.ts';
import { canCallOffCategory, canCallOffEvent } from '#domain/events/entry.ts';
import { Event, EventDecision, EventStatus, eventStatusOn, NewEvent } from '#domain/events/event.ts';
import { ID, OTHER_ID } from '../samples.ts';
import { errorsOf, expectWire, expectWords, inside } from '../wire.ts';

const newEvent = {
  name: 'Copa Maré',
  phoneToContact: '13988887777',
  eventDate: { startDate: '2030-05-10', endDate: '2030-05-12' },
  arenaName: 'Arena Maré Alta',
  pixOrganizer: 'copa@exemplo.com',
  address: { city: 'Santos', street: 'Rua da Areia, 10' },
  haveTShirts: false,
  paymentViaGateway: true,
};
const newCategory = {
  category: 'Mista',
  doubleFormat: 'teams',
  tournamentDate: { startDate: '2030-05-10' },
  deadlinePayment: '2030-05-09',
  deadlineRegistrationPayment: '2030-05-08',
  individualRegistrationPrice: 60.5,
  doublesNumber: 16,
  prizeAmount: { firstPlace: 300, secondPlace: 200, thirdPlace: 0 },
  paymentViaGateway: true,
};
const day = (of: number) => ({ day: of, month: 5, year: 2030 });
const STATUSES = ['AGUARDANDO_APROVACAO', 'APROVADO', 'EM_ANDAMENTO', 'FINALIZADO', 'CANCELADO'] as const;

// SPEC 3, Event and Tournament category. Red without a member, or with another word, in the schemas of domain/events.
describe('on the wire', () => {
  it('an event and a category are as the specification has them', () => {
    const event = {
      ...newEvent,
      id: ID,
      artwork: '/copa.webp',
      status: 'APROVADO',
      organizer: { _id: ID, name: 'Olga' },
    };
    // Of a status that is missing or unknown one takes it to wait.
    expectWire(Event, event, ['artwork']);
    const category = { ...newCategory, _id: ID, name: 'Copa', doublesTaken: 3, status: 'INSCRICOES' };
    expectWire(Category, category);
    expectWords(EventStatus, STATUSES);
    expectWords(CategoryStatus, ['INSCRICOES', 'EM_ANDAMENTO', 'FINALIZADO', 'CANCELADO']);
    expectWords(DoubleFormat, ['pre-formed', 'teams', 'randomly']);
  });

  it('an admin decides for or against', () => {
    expectWire(EventDecision, { status: 'APROVADO' });
    expectWire(EventDecision, { status: 'CANCELADO' });
    expect(errorsOf(EventDecision, { status: 'FINALIZADO' })).not.toEqual({});
  });

  it('calling off says whom it pays back', () => {
    const people = { people: 2, total: 121 };
    expectWire(CallingOff, {
      registrations: 3,
      finished: 2,
      paidBack: people,
      paidToOrganizer: people,
      withdrawn: people,
    });
  });
});

// SPEC 5, Event creation. Each is red without the check that says it.
describe('a new event', () => {
  const told = (change: object) => errorsOf(NewEvent, { ...newEvent, ...change });

  it('has all but an artwork', () => {
    expectWire(NewEvent, newEvent);
    expect(
      told({ name: '', arenaName: ' ', pixOrganizer: '', address: { city: '', street: '' }, phoneToContact: '' }),
    ).toEqual({
      name: 'Informe o nome do evento',
      phoneToContact: 'Informe um telefone para contato',
      arenaName: 'Informe uma arena válida',
      pixOrganizer: 'Informe sua chave pix',
      'address.city': 'Informe o local do evento',
      'address.street': 'Informe o local do evento',
    });
  });

  it('has a telephone of 11 to 19 digits', () => {
    const phones = ['1'.repeat(10), '1'.repeat(11), '1'.repeat(19), '1'.repeat(20), '(13)98888-7777', '1398888777x'];
    expect(phones.map((phoneToContact) => Object.keys(told({ phoneToContact })).length)).toEqual([1, 0, 0, 1, 1, 1]);
  });

  it('has texts that are not too long', () => {
    expect(told({ name: 'x'.repeat(80), pixOrganizer: 'x'.repeat(77) })).toEqual({});
    expect(told({ name: 'x'.repeat(81), pixOrganizer: 'x'.repeat(78) })).toEqual({
      name: 'Use no máximo 80 caracteres.',
      pixOrganizer: 'Use no máximo 77 caracteres.',
    });
  });

  it('does not end before it begins', () => {
    expect(told({ eventDate: { startDate: '2030-05-10', endDate: '2030-05-10' } })).toEqual({});
    expect(told({ eventDate: { startDate: '2030-05-10', endDate: '2030-05-09' } })).toEqual({
      'eventDate.endDate': 'O evento não pode terminar antes de começar.',
    });
  });

  it('says yes and no in words where a form carries only texts', () => {
    const read = inside(NewEvent, { ...newEvent, haveTShirts: 'true', paymentViaGateway: 'false' });
    expect([read.haveTShirts, read.paymentViaGateway]).toEqual([true, false]);
    expect(Object.keys(told({ haveTShirts: 'sim' }))).toEqual(['haveTShirts']);
  });
});

// SPEC 5, Tournament category creation. Each is red without the check that says it.
describe('a new category', () => {
  const told = (change: object) => errorsOf(NewCategory, { ...newCategory, ...change });

  it('has a price, doubles and a name', () => {
    expectWire(NewCategory, newCategory, ['deadlineRegistrationPayment']);
    const aboveZero = 'Informe um valor acima de zero.';
    expect(told({ individualRegistrationPrice: 0, doublesNumber: 0, category: ' ' })).toEqual({
      category: 'Informe a categoria.',
      individualRegistrationPrice: aboveZero,
      doublesNumber: aboveZero,
    });
    expect(told({ individualRegistrationPrice: 10_000, doublesNumber: 1_024, category: 'x'.repeat(60) })).toEqual({});
    expect(told({ individualRegistrationPrice: 10_000.01, doublesNumber: 1_025, category: 'x'.repeat(61) })).toEqual({
      category: 'Use no máximo 60 caracteres.',
      individualRegistrationPrice: 'Informe no máximo R$ 10.000,00.',
      doublesNumber: 'Informe no máximo 1024.',
    });
  });

  it('is registered for and paid until it begins', () => {
    const late = 'O prazo não pode passar do dia do torneio.';
    expect(told({ deadlinePayment: '2030-05-10', deadlineRegistrationPayment: '2030-05-10' })).toEqual({});
    expect(told({ deadlinePayment: '2030-05-11' })).toEqual({ deadlinePayment: late });
    expect(told({ deadlineRegistrationPayment: '2030-05-11' })).toEqual({ deadlineRegistrationPayment: late });
  });
});

// RULES 7. Each is red with another status or comparison in event.ts, category.ts and entry.ts.
describe('by the day', () => {
  it('an approved event begins and ends, and no other', () => {
    const period = { startDate: day(10), endDate: day(12) };
    const on = (of: number) => eventStatusOn(day(of), 'APROVADO', period);
    expect([9, 10, 12, 13].map(on)).toEqual(['APROVADO', 'EM_ANDAMENTO', 'EM_ANDAMENTO', 'FINALIZADO']);
    expect(eventStatusOn(day(11), 'AGUARDANDO_APROVACAO', period)).toBe('AGUARDANDO_APROVACAO');
    expect(eventStatusOn(day(13), 'CANCELADO', period)).toBe('CANCELADO');
  });

  it('a category is open until its deadline or its draw', () => {
    const still = { deadlineRegistrationPayment: day(8), hasGroups: false, hasChampion: false, isCalledOff: false };
    expect([
      categoryStatusOn(day(8), still),
      categoryStatusOn(day(9), still),
      categoryStatusOn(day(1), { ...still, hasGroups: true }),
      categoryStatusOn(day(9), { ...still, hasGroups: true, hasChampion: true }),
      categoryStatusOn(day(9), { ...still, hasChampion: true, isCalledOff: true }),
    ]).toEqual(['INSCRICOES', 'EM_ANDAMENTO', 'EM_ANDAMENTO', 'FINALIZADO', 'CANCELADO']);
  });

  it('both can be called off until they are over', () => {
    expect(STATUSES.filter((status) => canCallOffEvent({ status }, []))).toEqual([
      'AGUARDANDO_APROVACAO',
      'APROVADO',
      'EM_ANDAMENTO',
    ]);
    expect(CategoryStatus.literals.filter((status) => canCallOffCategory({ status }))).toEqual([
      'INSCRICOES',
      'EM_ANDAMENTO',
    ]);
    const [finished, open, cancelled] = [
      { status: 'FINALIZADO' },
      { status: 'INSCRICOES' },
      { status: 'CANCELADO' },
    ] as const;
    const played = { status: 'EM_ANDAMENTO' } as const;
    expect(
      [[finished], [finished, cancelled], [finished, open], [cancelled]].map((of) => canCallOffEvent(played, of)),
    ).toEqual([false, false, true, true]);
  });
});

it('names the organizer by a key of the wire', () => {
  expect(
    errorsOf(Event, { ...newEvent, id: ID, status: 'APROVADO', organizer: { id: OTHER_ID, name: 'Olga' } }),
  ).not.toEqual({});
});
