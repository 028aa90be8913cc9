import type { Category, DoubleFormat } from '#domain/events/category.ts';
import { roomOf } from '#domain/events/category.ts';
import type { Entry } from '#domain/events/entry.ts';
import { ENTRY_FAULTS } from '#domain/registrations/entryFaults.ts';

export const CATEGORIES = {
  title: 'Torneios',
  loading: 'Carregando torneios…',
  failed: 'Não foi possível carregar os torneios deste evento.',
  none: 'Nenhum torneio por aqui ainda',
  noneHint: 'A organização ainda não publicou as categorias. Volte em breve, ou pergunte a ela.',
  ask: 'Perguntar no WhatsApp',
  noneOwn: 'Seu evento ainda não tem torneios',
  noneOwnHint: 'Crie o primeiro: uma categoria, a data, o preço e o número de vagas.',
  noneOver: 'Este evento não teve torneios',
  noneOverHint: 'Nenhuma categoria foi publicada.',

  date: 'Data',
  each: 'por jogador',
  prizes: 'Premiação',
  noPrizes: 'Sem prêmio em dinheiro',
  registerUntil: 'Inscrições até',
  payUntil: 'Pagamento até',
  payment: 'Pagamento',
  viaGateway: 'PIX pela plataforma',
  viaOrganizer: 'PIX direto à organização',

  create: 'Criar Torneio',
  see: 'Ver Torneio',
  register: 'Inscrever-se',
  manage: 'Gerenciar',
  addRegistration: 'Adicionar inscrição',
} as const;

/** The formats, which say who enters a category together. */
export const FORMATS: Readonly<Record<DoubleFormat, { name: string; hint: string }>> = {
  'pre-formed': { name: 'Duplas formadas', hint: 'Quem se inscreve já diz com quem joga.' },
  teams: { name: 'Equipes de 4', hint: 'Quem se inscreve informa os outros três.' },
  randomly: { name: 'Duplas sorteadas', hint: 'Cada um se inscreve sozinho; as duplas são sorteadas.' },
};

export const ENTRY_WORDS: Readonly<Record<Entry, string>> = {
  open: 'Inscrições abertas',
  full: 'Vagas esgotadas',
  closed: 'Inscrições encerradas',
  over: 'Finalizado',
  awaiting: 'Aguardando aprovação',
  cancelled: 'Cancelado',
};

/** Why registration is closed, shown beside the disabled button. */
export const ENTRY_REASONS: Readonly<Record<Exclude<Entry, 'open'>, string>> = {
  full: ENTRY_FAULTS.full,
  closed: ENTRY_FAULTS.closed,
  over: 'Este torneio já terminou.',
  awaiting: 'As inscrições abrem quando o evento for aprovado.',
  cancelled: 'Este torneio foi cancelado.',
};

const UNITS: Readonly<Record<DoubleFormat, readonly [one: string, many: string]>> = {
  'pre-formed': ['dupla', 'duplas'],
  teams: ['equipe', 'equipes'],
  randomly: ['jogador', 'jogadores'],
};

type Places = Pick<Category, 'doubleFormat' | 'doublesNumber' | 'doublesTaken'>;

/** `12 de 16 duplas` */
export function placesText(category: Places): string {
  const room = roomOf(category);
  const [one, many] = UNITS[category.doubleFormat];
  return `${category.doublesTaken} de ${room} ${room === 1 ? one : many}`;
}
