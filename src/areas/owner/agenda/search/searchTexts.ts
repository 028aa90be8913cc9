export const SEARCH = {
  documentTitle: 'Procurar reservas · Quadra Livre',
  title: 'Procurar reservas',
  lead: 'De qualquer dia, pelo nome ou pelo telefone de quem reservou.',
  way: 'Procurar por nome ou telefone',
  back: 'Minhas reservas',
  field: 'Nome ou telefone',
  placeholder: 'Ana Souza ou 11 98888-7777',
  search: 'Procurar',
  list: 'Reservas encontradas',
  loading: 'Procurando as reservas…',
  failed: 'Não foi possível procurar as reservas.',
  none: 'Nenhuma reserva encontrada',
  noneHint: 'Confira o nome, ou procure só por uma parte dele ou pelos últimos números do telefone.',
  pageEmpty: 'Não há reservas nesta página',
  firstPage: 'Ver a primeira página',
} as const;

export function foundText(total: number): string {
  return total === 1 ? '1 reserva encontrada' : `${total.toLocaleString('pt-BR')} reservas encontradas`;
}
