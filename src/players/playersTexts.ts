export const PLAYERS = {
  documentTitle: 'Jogadores · Quadra Livre',
  title: 'Jogadores',
  lead: 'Quem já reservou na sua arena. Pela busca você encontra qualquer jogador.',
  search: 'Busque por um jogador',
  placeholder: 'Nome ou sobrenome',
  clear: 'Limpar busca',
  list: 'Jogadores da arena',
  foundList: 'Jogadores encontrados',
  loading: 'Carregando jogadores…',
  searching: 'Buscando…',
  player: 'Jogador',
  city: 'Cidade',
  phone: 'Telefone',
  unknownCity: 'Sem cidade',
  unknownPhone: 'Não informado',
  none: 'Nenhum jogador encontrado',
  noneHint: 'Confira o nome ou busque só pelo primeiro nome ou pelo sobrenome.',
  failedHint: 'Não foi possível buscar agora. Tente de novo.',
  again: 'Tentar novamente',
  showAll: 'Ver todos os jogadores',
  nobody: 'Nenhum jogador por aqui ainda',
  nobodyHint: 'Quem reservar na sua arena aparece nesta lista. Que tal fazer a primeira reserva para alguém?',
  reserve: 'Fazer reserva',
  pageEmpty: 'Não há jogadores nesta página',
  firstPage: 'Ver a primeira página',
} as const;

export const PICKER = {
  placeholder: 'Nome do jogador',
  hint: 'Digite pelo menos 2 letras do nome.',
  clear: 'Escolher outro jogador',
  options: 'Jogadores encontrados',
} as const;

export function foundText(players: number): string {
  return players === 1 ? '1 jogador encontrado' : `${players} jogadores encontrados`;
}
