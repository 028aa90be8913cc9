import { PLAYER_SEARCH } from '../../../shared/people/playerSearchTexts.ts';

export const PLAYERS = {
  ...PLAYER_SEARCH,
  documentTitle: 'Jogadores · Quadra Livre',
  title: 'Jogadores',
  lead: 'Quem já reservou na sua arena. Pela busca você encontra qualquer jogador.',
  search: 'Busque por um jogador',
  placeholder: 'Nome ou sobrenome',
  list: 'Jogadores da arena',
  foundList: 'Jogadores encontrados',
  loading: 'Carregando jogadores…',
  player: 'Jogador',
  city: 'Cidade',
  phone: 'Telefone',
  unknownCity: 'Não informada',
  unknownPhone: 'Não informado',
  noneHint: 'Confira o nome ou busque só pelo primeiro nome ou pelo sobrenome.',
  showAll: 'Ver todos os jogadores',
  nobody: 'Nenhum jogador por aqui ainda',
  nobodyHint: 'Quem reservar na sua arena aparece nesta lista. Que tal fazer a primeira reserva para alguém?',
  reserve: 'Fazer reserva',
  pageEmpty: 'Não há jogadores nesta página',
  firstPage: 'Ver a primeira página',
} as const;

export function foundText(players: number): string {
  return players === 1 ? '1 jogador encontrado' : `${players} jogadores encontrados`;
}
