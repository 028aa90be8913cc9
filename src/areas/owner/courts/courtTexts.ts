export const COURTS_PAGE = {
  documentTitle: 'Quadras · Quadra Livre',
  title: 'Quadras',
  lead: 'Onde se joga na sua arena. Todas abrem nos mesmos horários.',
  loading: 'Carregando quadras…',
  failed: 'Não foi possível carregar suas quadras.',
  none: 'Sua arena ainda não tem quadras',
  noneHint: 'Crie a primeira: é nela que as pessoas reservam.',
  create: 'Nova quadra',
  edit: 'Editar',
  delete: 'Excluir',
} as const;

export const COURT_FORM = {
  newTitle: 'Nova quadra',
  editTitle: 'Editar quadra',
  name: 'Nome',
  place: 'Cobertura',
  sports: 'Esportes',
  sportsHint: 'O que se joga nesta quadra: só isso é oferecido a quem reserva.',
  create: 'Criar quadra',
  save: 'Salvar quadra',
  dismiss: 'Agora não',
  gone: 'Esta quadra foi excluída em outra janela.',
  close: 'Voltar às quadras',
} as const;

export const DELETE_COURT = {
  title: 'Excluir quadra?',
  confirm: 'Excluir quadra',
  decline: 'Manter quadra',
} as const;

export function deleteText(name: string | undefined): string {
  const goes = name === undefined ? 'Ela sai' : `${name} sai`;
  return `${goes} da página da sua arena, com as alterações de horário e as regras de preço feitas só para ela. As reservas que já passaram continuam no histórico.`;
}

export function placeName(inDoor: boolean | undefined): string {
  return inDoor ? 'Coberta' : 'Descoberta';
}
