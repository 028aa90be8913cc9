import type { RouteName } from '../../domain/navigation/routes.ts';

export const NOT_FOUND = {
  documentTitle: 'Página não encontrada · Quadra Livre',
  title: 'Bola fora!',
  text: 'Não encontramos esta página. O endereço pode estar errado ou ela mudou de lugar.',
  back: 'Voltar ao início',
} as const;

export const BROKEN = {
  title: 'Não foi possível abrir esta tela',
  text: 'A conexão falhou, ou há uma versão nova do Quadra Livre. O que você já reservou está guardado.',
  reload: 'Carregar de novo',
} as const;

export const COMING = {
  text: 'Esta tela está a caminho. Estamos preparando a areia; enquanto isso, que tal uma partida?',
  ownerText: 'Esta tela está a caminho. Estamos preparando a areia e avisamos quando ela abrir.',
  home: 'Ver arenas',
  login: 'Voltar para entrar',
  dashboard: 'Voltar ao início',
} as const;

/** Titles of the coming screens that stand in no menu of some who may see them. */
export const COMING_TITLES: { readonly [N in RouteName]?: string } = {
  events: 'Eventos',
};
