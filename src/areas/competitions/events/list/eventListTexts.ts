import type { EventStatus } from '#domain/events/event.ts';
import type { EventTab } from '../eventAddress.ts';

export const EVENTS_PAGE = {
  documentTitle: 'Eventos · Quadra Livre',
  title: 'Eventos',
  lead: 'Torneios e encontros na areia.',
  views: 'Quais eventos',
  available: 'Eventos disponíveis',
  mine: 'Meus eventos',
  tabs: 'Situação',
  loading: 'Carregando eventos…',
  failed: 'Não foi possível carregar os eventos.',
  pageEmpty: 'Não há eventos nesta página',
  firstPage: 'Ver a primeira página',
} as const;

export const MY_EVENTS = {
  lead: 'Tudo o que você organiza, em qualquer situação, do mais novo ao mais antigo.',
  create: 'Criar Evento',
  none: 'Você ainda não organiza eventos',
  noneHint: 'Conte o que, onde e quando: depois da aprovação, quem joga encontra o seu evento aqui.',
} as const;

export const JOINED = {
  title: 'Onde você joga',
  calledOff: 'Veja em cada torneio o que você pagou e o que foi devolvido.',
} as const;

export const TABS: Readonly<Record<EventTab, { name: string; none: string; hint: string }>> = {
  APROVADO: {
    name: 'Inscrições',
    none: 'Nenhum evento disponível para inscrição no momento',
    hint: 'Novos eventos aparecem aqui assim que são aprovados.',
  },
  EM_ANDAMENTO: {
    name: 'Acontecendo',
    none: 'Nenhum evento acontecendo hoje',
    hint: 'Veja em quais ainda dá para se inscrever.',
  },
  FINALIZADO: {
    name: 'Finalizados',
    none: 'Nenhum evento finalizado até agora',
    hint: 'Os resultados ficam aqui depois do último dia de cada evento.',
  },
};
export const TO_REGISTRATIONS = 'Ver inscrições';

export const ADMIN_EVENTS = {
  lead: 'Quem joga só vê os eventos aprovados.',
  filter: 'Filtrar por situação',
  all: 'Todos',
  none: 'Nenhum evento por aqui',
  noneHint: 'Quando alguém propuser um evento, ele espera aqui pela sua aprovação.',
  noneFilteredHint: 'Há eventos em outras situações.',
  showAll: 'Ver todos',
  details: 'Detalhes',
  approve: 'Aprovar',
  cancel: 'Cancelar',
} as const;

/** The admin's filter choices, in the order of the screen. */
export const FILTERS: readonly { status: EventStatus; name: string; none: string }[] = [
  { status: 'AGUARDANDO_APROVACAO', name: 'Aguardando', none: 'Nenhum evento espera aprovação' },
  { status: 'APROVADO', name: 'Inscrições', none: 'Nenhum evento com inscrições abertas' },
  { status: 'EM_ANDAMENTO', name: 'Acontecendo', none: 'Nenhum evento acontecendo' },
  { status: 'FINALIZADO', name: 'Finalizados', none: 'Nenhum evento finalizado' },
  { status: 'CANCELADO', name: 'Cancelados', none: 'Nenhum evento cancelado' },
];

export const APPROVE = {
  title: 'Aprovar evento?',
  confirm: 'Aprovar evento',
  decline: 'Agora não',
  meaning: 'Ele aparece para todos, e as inscrições podem começar.',
} as const;

export const CANCEL = {
  title: 'Cancelar evento?',
  confirm: 'Cancelar evento',
  decline: 'Manter evento',
  unseen: 'Ele não chega a aparecer para quem joga. Não há como voltar atrás.',
  meaning:
    'As inscrições são canceladas e o que foi pago pela plataforma é devolvido. Torneios que já têm campeões ficam como estão. Não há como voltar atrás.',
} as const;

/** The note for an organizer whose event others cannot see. */
export const UNSEEN: Readonly<Partial<Record<EventStatus, string>>> = {
  AGUARDANDO_APROVACAO: 'Nossa equipe vai avaliar. Até lá, só você vê este evento.',
  CANCELADO: 'Só você e quem estava inscrito veem este evento.',
};

/** Says what a cancellation means. Nobody can have registered for an event that was never approved. */
export function cancelText(status: EventStatus | undefined): string {
  return status === 'AGUARDANDO_APROVACAO' ? CANCEL.unseen : CANCEL.meaning;
}

export function organizerText(name: string): string {
  return `Organização: ${name}`;
}

export function placeText(arena: string, city: string): string {
  return `${arena}, ${city}`;
}
