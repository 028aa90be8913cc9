import type { Ending, FormerMember } from '#domain/registrations/former.ts';
import { formatReais } from '#domain/values/money.ts';

export const FORMER: Readonly<Record<Ending, string>> = {
  calledOff: 'Quem estava inscrito',
  withdrawn: 'Quem desistiu',
};

export const FORMER_LIST = {
  loading: 'Carregando quem saiu…',
  failed: 'Não foi possível carregar quem saiu.',
  refund: 'Devolver',
  replace: 'Pôr outra inscrição no lugar',
} as const;

/** What a player paid for an ended registration, and what of it was refunded. */
export function moneyLines(money: NonNullable<FormerMember['money']>, ending: Ending): readonly string[] {
  const { paid, isPaidViaOrganizer, goingBack, givenBack, reason } = money;
  if (isPaidViaOrganizer && paid === 0) return ['Pago direto à organização'];
  if (paid === 0) return ['Não tinha pago'];
  const lines = [`Pagou ${formatReais(paid)}`];
  if (goingBack > 0) lines.push(`Devolução em andamento: ${formatReais(goingBack)}`);
  if (givenBack > 0) lines.push(`Pagamento devolvido: ${formatReais(givenBack)}`);
  if (goingBack + givenBack === 0 && ending === 'withdrawn') lines.push('Não devolvido');
  if (reason !== undefined) lines.push(`Motivo: ${reason}`);
  return lines;
}

export const REFUND = {
  title: 'Devolver o pagamento',
  reason: 'Motivo',
  reasonHint: 'Quem recebe de volta vê o motivo.',
  confirm: 'Devolver',
  dismiss: 'Agora não',
  gone: 'Este pagamento já foi devolvido em outra janela.',
  close: 'Voltar às inscrições',
} as const;

/** The refund that the organizer is about to grant. */
export function refundText(name: string, centavos: number): string {
  return `${name} recebe ${formatReais(centavos)} de volta, pelo mesmo PIX. Isto não pode ser desfeito.`;
}
