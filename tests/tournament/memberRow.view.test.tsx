import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Participant } from '#domain/registrations/registration.ts';
import { MemberRow } from '../../src/areas/competitions/tournament/participants/MemberRow.tsx';

afterEach(cleanup);

// Red without `dispute` in `paidText` of paymentTexts.ts.
it.each([
  [undefined, 'Pagamento confirmado'],
  ['disputed', 'Em disputa: o PIX foi contestado no banco'],
  ['charged_back', 'Disputa perdida: o valor do PIX foi retirado'],
] as const)('whose PIX is %s says so in the place of the payment', (dispute, text) => {
  const person: Participant = {
    id: '01910000-0000-7000-8000-000000000001',
    name: 'Ana Souza',
    ...(dispute && { dispute }),
  };
  render(<MemberRow member={{ person, shirt: undefined, paidVia: 'platform' }} />);
  expect(screen.getByText(/Pagamento|isputa/).textContent).toBe(text);
});

it.each([
  [undefined, 'Camiseta M'],
  [{ state: 'waiting' as const }, 'Camiseta M (informado pela organização)'],
])('a shirt of who is invited as %o is what the organizer typed', (invitation, text) => {
  const person: Participant = {
    id: '01910000-0000-7000-8000-000000000001',
    name: 'Ana Souza',
    ...(invitation && { invitation }),
  };
  render(<MemberRow member={{ person, shirt: 'M', paidVia: undefined }} />);
  expect(screen.getByText(/^Camiseta/).textContent).toBe(text);
});
