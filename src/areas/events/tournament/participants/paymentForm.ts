import { Schema } from 'effect';
import { Id } from '../../../../../domain/contract/id.ts';
import { type Member, membersOf, type Registration } from '../../../../../domain/registrations/members.ts';
import { PaymentReceived } from '../../../../../domain/registrations/registration.ts';
import { CONFIRM_PAYMENT } from './paymentTexts.ts';

type Payer = NonNullable<(typeof PaymentReceived.Type)['payer']>;

/** Whose money may have come: those who have not paid, and in a pair of them which one. */
export interface Owed {
  readonly unpaid: readonly Member[];
  /** What the organizer chooses from; nothing where it is clear. */
  readonly choices: readonly { readonly value: Payer; readonly label: string }[];
  /** Who it is where it is clear; nobody in particular stands for all. */
  readonly payer: Payer | undefined;
}

export function owedFor(registration: Registration): Owed {
  const members = membersOf(registration);
  const unpaid = members.filter(({ paidVia }) => paidVia === undefined);
  const [player, partner] = members;
  if ('team' in registration || !player || !partner) return { unpaid, choices: [], payer: undefined };
  if (unpaid.length < members.length) {
    return { unpaid, choices: [], payer: player.paidVia === undefined ? 'player' : 'partner' };
  }
  const choices = [
    { value: 'player', label: player.person.name },
    { value: 'partner', label: partner.person.name },
    { value: 'both', label: CONFIRM_PAYMENT.both },
  ] as const;
  return { unpaid, choices, payer: undefined };
}

/** A choice is needed where there is one. */
export function payerFaults({ choices }: Owed) {
  return ({ payer }: { payer: string }): Record<string, string> =>
    choices.length === 0 || choices.some(({ value }) => value === payer) ? {} : { payer: CONFIRM_PAYMENT.payerMissing };
}

const decode = Schema.decodeUnknownSync(Schema.Struct({ id: Id, ...PaymentReceived.fields }));
export function toReceived(form: object | null) {
  const { id, payer } = decode(form);
  return { params: { id }, body: payer && { payer } };
}

/** Under which the choice is kept: each registration has its own. */
export function paymentDraft(id: string): string {
  return `confirmPayment:${id}`;
}
