export const NOT_FOUND = {
  documentTitle: 'Página não encontrada · Quadra Livre',
  title: 'Bola fora!',
  text: 'Não encontramos esta página. O endereço pode estar errado ou ela mudou de lugar.',
  back: 'Voltar ao início',
} as const;

export const OFFLINE = 'Sem internet. O que você digitou continua aqui.';

export const BROKEN = {
  title: 'Não foi possível abrir esta tela',
  text: 'A conexão falhou, ou há uma versão nova do Quadra Livre. O que você já reservou está guardado.',
  reload: 'Carregar de novo',
} as const;

/** What somebody chooses who works at arenas and wants to use the app as a player. */
export const PLAY = 'Jogar';

export function workText(arena: string): string {
  return `Trabalhar em ${arena}`;
}
