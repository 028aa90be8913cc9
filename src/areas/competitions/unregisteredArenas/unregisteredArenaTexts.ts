import type { UnregisteredArena } from '#domain/unregisteredArenas/unregisteredArena.ts';

export const ARENAS_PAGE = {
  documentTitle: 'Arenas · Quadra Livre',
  title: 'Arenas',
  lead: 'Arenas não cadastradas, que os organizadores escolhem ao criar um evento.',
  loading: 'Carregando arenas…',
  failed: 'Ocorreu um erro ao carregar os dados da arena.',
  none: 'Nenhuma arena encontrada...',
  noneYet: 'Cadastre a primeira: ela aparece para quem cria um evento.',
  noneMatches: 'Tente outro nome, bairro ou cidade.',
  create: 'Nova arena',
  edit: 'Editar',
  delete: 'Excluir',
} as const;

export const ARENA_FORM = {
  newTitle: 'Nova arena',
  editTitle: 'Editar arena',
  name: 'Nome',
  city: 'Cidade',
  street: 'Rua e número (opcional)',
  district: 'Bairro (opcional)',
  create: 'Cadastrar arena',
  save: 'Salvar arena',
  dismiss: 'Agora não',
  gone: 'Esta arena foi excluída em outra janela.',
  close: 'Voltar às arenas',
} as const;

export const DELETE_ARENA = {
  title: 'Excluir arena?',
  confirm: 'Excluir arena',
  decline: 'Manter arena',
} as const;

export function deletionText(arena: UnregisteredArena | undefined): string {
  const goes = arena ? `${arena.name} sai` : 'Ela sai';
  return `${goes} da lista de quem cria eventos. Os eventos que já foram criados ficam como estão.`;
}

/** The known parts of an address: `Rua da Areia, 10 · Gonzaga · Santos` */
export function addressText({ street, district, city }: UnregisteredArena['address']): string {
  return [street, district, city].filter((part) => part !== undefined).join(' · ');
}
