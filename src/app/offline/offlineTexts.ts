export const UNANSWERED = 'Sem resposta do servidor.';

export const QUEUE = {
  title: 'Lançamentos não enviados',
  holding: 'Ficam guardados neste aparelho e são enviados quando a conexão voltar.',
  tooLong: 'Ficou guardado por mais de sete dias. Confira se ainda vale antes de enviar.',
  unreadable: 'Este lançamento não pode mais ser enviado.',
  see: 'Ver quais',
  resend: 'Enviar agora',
  retry: 'Tentar de novo',
  overwrite: 'Enviar o meu',
  discard: 'Descartar',
  undo: 'Desfazer',
  leaving: 'Sair com lançamentos não enviados?',
  leave: 'Sair e enviar depois',
  leaveWithout: 'Descartar e sair',
  stay: 'Ficar',
} as const;

/** A score that the server has otherwise: what it says, and the choice that leaves it so. */
export const CONFLICTS: Readonly<Partial<Record<string, { readonly text: string; readonly keep: string }>>> = {
  score_exists: { text: 'A partida já tem outro placar.', keep: 'Manter o que está lá' },
  score_missing: { text: 'O placar desta partida foi apagado.', keep: 'Deixar sem placar' },
};

/** `3 lançamentos não enviados` */
export function unsentText(count: number): string {
  return count === 1 ? '1 lançamento não enviado' : `${count} lançamentos não enviados`;
}

/** `Lançamento descartado` */
export function discardedText(count: number): string {
  return count === 1 ? 'Lançamento descartado' : `${count} lançamentos descartados`;
}

export function sendingText(at: number, of: number): string {
  return `Enviando ${at} de ${of}`;
}

/** What becomes of them when their person signs out. */
export function leavingText(count: number): string {
  if (count === 0) return 'Tudo já foi enviado.';
  return `Você tem ${unsentText(count)}. Eles podem esperar neste aparelho até você entrar de novo: mais ninguém os vê ou envia.`;
}

/** The name of a button, with what it is about for who does not see where it stands. */
export function choiceName(choice: string, { about, what }: { readonly about: string; readonly what: string }): string {
  return `${choice}: ${about}, ${what}`;
}

export const UPDATE = {
  title: 'Nova versão disponível',
  text: 'Atualize quando quiser: esta página é carregada de novo, e nada do que está guardado se perde.',
  now: 'Atualizar',
  later: 'Agora não',
} as const;
