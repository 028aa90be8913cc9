import { type Member, membersOf, type Registration } from '#domain/registrations/members.ts';
import type { PaymentReceived } from '#domain/registrations/registration.ts';
import { CONFIRM_PAYMENT } from './paymentTexts.ts';

type Payer = NonNullable<(typeof PaymentReceived.Type)['payer']>;

/** The members who have not paid and, when both of a pair have not, the choice between them. */
export interface Owed {
  readonly unpaid: readonly Member[];
  /** The organizer's choices; empty when there is nothing to choose. */
  readonly choices: readonly { readonly value: Payer; readonly label: string }[];
  /** The only one of a pair who has not paid; otherwise `undefined`, which stands for all. */
  readonly payer: Payer | undefined;
}

export function owedFor(registration: Registration): Owed {
  const members = membersOf(registration);
  const unpaid = members.filter(({ paidVia }) => paidVia === 'pending');
  const [player, partner] = members;
  if ('team' in registration || !player || !partner) return { unpaid, choices: [], payer: undefined };
  if (unpaid.length < members.length) {
    return { unpaid, choices: [], payer: player.paidVia === 'pending' ? 'player' : 'partner' };
  }
  const choices = [
    { value: 'player', label: player.person.name },
    { value: 'partner', label: partner.person.name },
    { value: 'both', label: CONFIRM_PAYMENT.both },
  ] as const;
  return { unpaid, choices, payer: undefined };
}

/** A choice is required when there are choices. */
export function payerFaults({ choices }: Owed) {
  return ({ payer }: { payer: string }): Record<string, string> =>
    choices.length === 0 || choices.some(({ value }) => value === payer) ? {} : { payer: CONFIRM_PAYMENT.payerMissing };
}

/** The key of the form's draft: each registration has its own. */
export function paymentDraft(id: string): string {
  return `confirmPayment:${id}`;
}
