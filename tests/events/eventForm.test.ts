import { expect, it } from 'vitest';
import { byField, EMPTY_EVENT, eventFaults, toEvent } from '../../src/areas/competitions/events/list/eventForm.ts';

const TYPED = {
  name: 'Copa da Primavera',
  start: '2030-05-10',
  end: '2030-05-12',
  arenaName: 'Arena do Canal 3',
  city: 'Santos',
  street: 'Avenida da Praia, 300',
  phoneToContact: '13988887777',
  paymentViaGateway: 'false',
  pixOrganizer: 'copa@exemplo.com',
  haveTShirts: 'true',
};

it('says what is missing, field by field', () => {
  expect(eventFaults(EMPTY_EVENT)).toEqual({
    name: 'Informe o nome do evento',
    start: 'Informe quando o evento acontece',
    end: 'Informe quando o evento acontece',
    arenaName: 'Informe uma arena válida',
    city: 'Informe o local do evento',
    street: 'Informe o local do evento',
    phoneToContact: 'Informe um telefone para contato',
    pixOrganizer: 'Informe sua chave pix',
  });
});

it('says where an event ends before it begins', () => {
  expect(eventFaults({ ...TYPED, end: '2030-05-09' })).toEqual({ end: 'O evento não pode terminar antes de começar.' });
});

it('sends texts as what they mean', () => {
  expect(eventFaults(TYPED)).toEqual({});
  expect(toEvent(TYPED)).toEqual({
    name: 'Copa da Primavera',
    phoneToContact: '13988887777',
    eventDate: { startDate: { day: 10, month: 5, year: 2030 }, endDate: { day: 12, month: 5, year: 2030 } },
    arenaName: 'Arena do Canal 3',
    pixOrganizer: 'copa@exemplo.com',
    address: { city: 'Santos', street: 'Avenida da Praia, 300' },
    haveTShirts: true,
    paymentViaGateway: false,
  });
});

it('finds the field of what the server refused', () => {
  expect(byField({ 'address.street': 'a', 'eventDate.startDate': 'b', pixOrganizer: 'c' })).toEqual({
    street: 'a',
    start: 'b',
    pixOrganizer: 'c',
  });
});
