import type { DoubleFormat } from '#domain/events/category.ts';
import type { Entry } from '#domain/events/entry.ts';
import type { ShirtCount } from '#domain/registrations/participantSheet.ts';

export const TOURNAMENT = {
  back: '< Voltar',
  parts: 'Partes do torneio',
  participants: 'Participantes',
  groups: 'Grupos',
  matches: 'Partidas',
  loading: 'Carregando torneio…',
  failed: 'Não foi possível carregar este torneio.',
  unknown: 'Desculpe, não foi possível obter os dados do torneio',
  unknownHint: 'Ele pode ter sido retirado, ou o endereço está incompleto.',
  noGroups: 'Os grupos ainda não foram definidos.',
  noGroupsHint: 'Eles são sorteados entre quem está inscrito.',
  calledOff: 'Torneio cancelado',
  calledOffText: 'Este torneio não vai acontecer. O que foi pago pela plataforma volta para quem pagou.',
  calledOffOwn:
    'Este torneio não vai acontecer. O que foi pago pela plataforma volta para quem pagou. Avise quem estava inscrito: os telefones estão abaixo.',
  nobodyLeft: 'Todos desistiram',
  nobodyLeftText: 'Não há mais quem jogue neste torneio. Só resta à organização cancelá-lo.',
  nobodyLeftOwn: 'Não há mais quem jogue neste torneio. Só resta cancelá-lo.',
  toManage: 'Ir para o evento',
  seeParticipants: 'Ver participantes',
} as const;

export function documentTitle(name: string): string {
  return `${name} · Quadra Livre`;
}

export const PARTICIPANTS = {
  loading: 'Carregando inscrições…',
  failed: 'Não foi possível carregar as inscrições.',
  register: 'Inscrever-se',
  add: 'Adicionar inscrição',
  already: 'Você já está inscrito',
  asked: 'Você foi convidado',
  askedHint: 'Sua resposta decide se esta inscrição vale.',
  answer: 'Responder ao convite',
  own: 'Sua inscrição',
  ownInvitation: 'Seu convite',
  howToPay: 'Ver o QR code',
  pageEmpty: 'Não há inscrições nesta página',
  firstPage: 'Ver as primeiras',
  city: 'Cidade',
  shirt: 'Camiseta',
  shirts: 'Camisetas',
  byOrganizer: 'informado pela organização',
  confirm: 'Confirmar pagamento',
} as const;

/** How many take part, in the words of the format. */
export function countText(format: DoubleFormat, count: number): string {
  if (format === 'teams') return `Equipes participando: ${count}`;
  return format === 'randomly' ? `Jogadores à espera do sorteio: ${count}` : `Duplas participando: ${count}`;
}

/** `P 4 · M 10 · sem tamanho 3` */
export function shirtsText(shirts: readonly ShirtCount[]): string {
  return shirts.map(({ size = 'sem tamanho', count }) => `${size} ${count}`).join(' · ');
}

const NONE: Readonly<Record<DoubleFormat, string>> = {
  'pre-formed': 'Nenhuma dupla inscrita ainda',
  teams: 'Nenhuma equipe inscrita ainda',
  randomly: 'Nenhum jogador inscrito ainda',
};

export function noneText(format: DoubleFormat): string {
  return NONE[format];
}

/** What a registered player can still change. Cancelling frees a place in which they can register again. */
export function changeHint(format: DoubleFormat, entry: Entry, isDrawn: boolean): string {
  if (entry === 'over') return 'Este torneio já terminou.';
  if (isDrawn)
    return 'Os grupos já foram sorteados: quem sai agora desiste, e o que foi pago não volta automaticamente.';
  if (entry !== 'open' && entry !== 'full') {
    return 'As inscrições estão encerradas: quem cancela agora não consegue se inscrever de novo.';
  }
  if (format === 'randomly') return 'Sua dupla será sorteada entre os inscritos.';
  const what = format === 'teams' ? 'a equipe' : 'de dupla';
  return `Para trocar ${what}, cancele sua inscrição e inscreva-se de novo.`;
}

/** `Ana Souza e Bia Prado` */
export const listNames = (names: readonly string[]): string => LIST.format(names);
const LIST = new Intl.ListFormat('pt-BR');
