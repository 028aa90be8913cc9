import type { Event } from '#domain/events/event.ts';
import type { Member } from '#domain/registrations/members.ts';
import type { Participant } from '#domain/registrations/registration.ts';
import { formatReais } from '#domain/values/money.ts';
import { listNames } from '../tournamentTexts.ts';

/** Whether a member's share was paid, and how. A dispute at the bank takes precedence. */
export function paidText(paidVia: NonNullable<Member['paidVia']>, dispute: Participant['dispute']): string {
  if (dispute !== undefined) return DISPUTES[dispute];
  if (paidVia === 'pending') return 'Pagamento pendente';
  return paidVia === 'organizer' ? 'Pagamento confirmado (manual)' : 'Pagamento confirmado';
}

const DISPUTES = {
  disputed: 'Em disputa: o PIX foi contestado no banco',
  charged_back: 'Disputa perdida: o valor do PIX foi retirado',
} as const;

export const CONFIRM_PAYMENT = {
  title: 'Confirmar pagamento',
  payer: 'De quem você recebeu?',
  both: 'Dos dois',
  payerMissing: 'Escolha de quem você recebeu.',
  confirm: 'Confirmar pagamento',
  dismiss: 'Agora não',
  gone: 'Esta inscrição foi cancelada em outra janela.',
  allPaid: 'O pagamento desta inscrição já foi confirmado.',
  close: 'Voltar às inscrições',
} as const;

export function confirmText(unpaid: readonly Member[], centavos: number): string {
  const each = unpaid.length === 1 ? '' : ' de cada um';
  return `Confirme só o que você já recebeu por fora da plataforma: ${formatReais(centavos)}${each}. Isto não pode ser desfeito.`;
}

/** From whom the money came, when there is nothing to choose. */
export function fromText(unpaid: readonly Member[]): string {
  return `Recebido de ${listNames(unpaid.map(({ person }) => person.name))}.`;
}

/** What a registered player owes the organizer, outside the platform. */
export function directText({ pixOrganizer }: Pick<Event, 'pixOrganizer'>, centavos: number): string {
  return `Falta a sua parte: ${formatReais(centavos)}, no PIX da organização, ${pixOrganizer}.`;
}
