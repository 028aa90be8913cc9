import { formatDay } from '#domain/values/days/formatDay.ts';
import type { Day } from '#domain/values/days/day.ts';
import { MOST_SCORERS, SCORER_LINK_DAYS } from '#domain/tournament/scorer.ts';

export const SCORERS = {
  title: 'Quem marca os placares',
  failed: 'Não foi possível carregar quem marca os placares.',
  hint: 'Convide por um link quem vai ajudar. Eles só põem e corrigem placares: sorteio, W.O., inscrições e pagamentos continuam só seus.',
  linkHint: `Vale por ${SCORER_LINK_DAYS} dias, para até ${MOST_SCORERS} pessoas. Por segurança, ele só aparece agora: copie antes de sair desta página.`,
  make: 'Criar link de convite',
  makeAgain: 'Criar outro link',
  end: 'Desligar link',
  remove: 'Tirar',
  removeTitle: 'Tirar de quem marca os placares?',
  removeConfirm: 'Tirar',
  decline: 'Manter',
} as const;

/** In the summary line: `só você`, `você e mais 2`. */
export function countText(others: number): string {
  return others === 0 ? 'só você' : `você e mais ${others}`;
}

export function untilText(day: Day): string {
  return `Há um link que vale até ${formatDay(day)}. Um link novo desliga o anterior.`;
}

export function removeText(name: string): string {
  return `${name} não marca mais placares, e só volta por um link novo. Os placares que já estão ficam.`;
}

/** The message that the organizer sends with the link. */
export function invitationText(address: string): string {
  return `Você foi convidado para marcar os placares de um torneio no Quadra Livre. Abra o link e entre com a sua conta: ${address}`;
}

export const INVITATION = {
  title: 'Marcar placares',
  text: 'A organização de um torneio convidou você para marcar os placares. Você só põe e corrige placares, em todas as partidas dele.',
  accept: 'Aceitar e marcar placares',
  othersRole: 'Quem marca placares entra com uma conta de jogador. Saia desta conta e entre com a sua de jogador.',
  none: 'Abra de novo o link que a organização enviou a você.',
  doneTitle: 'Pronto, você marca os placares',
  done: 'O torneio está em Meus torneios, com as partidas e o botão dos placares.',
  toMine: 'Ir para Meus torneios',
} as const;
