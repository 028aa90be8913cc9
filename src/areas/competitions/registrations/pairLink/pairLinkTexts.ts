import { DEFAULT_ZONE, formatMoment } from '#domain/values/days/moment.ts';

export const PAIR_LINK = {
  lead: 'Não achou quem joga com você? Convide por um link: a dupla entra na categoria quando a pessoa o abrir.',
  label: 'Link do convite',
  title: 'Convite para jogar em dupla',
  make: 'Convidar por link',
  makeAgain: 'Criar outro link',
  end: 'Desligar link',
} as const;

/** Beside the link itself. */
export function hintText(until: Date): string {
  return `Vale até ${formatMoment(until, DEFAULT_ZONE)}, para uma pessoa. Por segurança, ele só aparece agora: envie antes de sair desta página.`;
}

/** When the link is not known any more. */
export function untilText(until: Date): string {
  return `Há um link seu que vale até ${formatMoment(until, DEFAULT_ZONE)}. Um link novo desliga o anterior.`;
}

/** What is said before the address. */
export function messageText(category: string, event: string): string {
  return `Jogue comigo em dupla: ${category}, ${event}. Abra o convite e responda:`;
}

export const INVITATION = {
  title: 'Convite para dupla',
  text: 'Convidaram você para jogar em dupla em um torneio. Abra para ver quem convida, a categoria e o valor; você responde depois de ver. O link vale para uma pessoa.',
  accept: 'Abrir o convite',
  othersRole: 'Quem joga torneios entra com uma conta de jogador. Saia desta conta e entre com a sua de jogador.',
  none: 'Abra de novo o link que enviaram a você.',
  doneTitle: 'O convite é seu',
  done: 'Ele está em Eventos, com quem convida, a categoria e o valor: aceite ou recuse lá.',
  see: 'Ver o convite',
} as const;
