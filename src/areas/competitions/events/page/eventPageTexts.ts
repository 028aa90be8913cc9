import { spokenDay } from '#domain/values/days/formatDay.ts';
import type { Event, EventStatus } from '#domain/events/event.ts';

export const EVENT_PAGE = {
  title: 'Evento',
  back: 'Eventos',
  loading: 'Carregando evento…',
  failed: 'Não foi possível carregar o evento.',
  unknown: 'Evento não encontrado',
  unknownHint: 'O endereço pode ter mudado, ou o evento ainda não foi aprovado.',
  seeAll: 'Ver todos os eventos',
  manage: 'Gerenciar evento',
  facts: 'Sobre o evento',
  when: 'Quando',
  where: 'Onde',
  organizer: 'Organização',
  contact: 'Contato',
  newTab: 'abre em outra aba',
  shirts: 'Camiseta',
  shirtsIncluded: 'Tem camiseta do evento: o tamanho vai na inscrição.',
} as const;

export const MANAGE_PAGE = {
  title: 'Gerenciar evento',
  back: 'Meus eventos',
  seeAsPlayer: 'Ver página do evento',
  notYours: 'Este evento é de outra pessoa',
  notYoursHint: 'Só quem organiza um evento pode gerenciá-lo, mas a página dele está aberta a você.',
} as const;

/** The notice on an event that is not open: for everybody, and for its organizer with what follows. */
export const NOTICES: Readonly<
  Partial<Record<Event['status'], { title: string; everyone: string; organizer: string }>>
> = {
  AGUARDANDO_APROVACAO: {
    title: 'Aguardando aprovação',
    everyone: 'Este evento ainda não aparece para os jogadores. As inscrições abrem depois da aprovação.',
    organizer:
      'Um administrador vai analisar o evento. Enquanto isso, só você o vê: já pode criar os torneios, e as inscrições abrem com a aprovação.',
  },
  CANCELADO: {
    title: 'Evento cancelado',
    everyone:
      'Este evento não vai acontecer. Em cada torneio você vê o que pagou e o que foi devolvido. Em caso de dúvida, fale com a organização.',
    organizer:
      'O que foi pago pela plataforma volta para quem pagou. Avise quem estava inscrito: os nomes e telefones estão em cada torneio.',
  },
  FINALIZADO: {
    title: 'Evento finalizado',
    everyone: 'Este evento já aconteceu. Os resultados continuam na página de cada torneio.',
    organizer: 'Este evento já aconteceu. Os resultados continuam na página de cada torneio.',
  },
};

const BEGINS: Readonly<Record<EventStatus, string>> = {
  AGUARDANDO_APROVACAO: 'Começa',
  APROVADO: 'Começa',
  EM_ANDAMENTO: 'Começou',
  FINALIZADO: 'Começou',
  CANCELADO: 'Começaria',
};

/** The first day with its weekday, so that nobody comes on the wrong day. */
export function beginText({ status, eventDate: { startDate } }: Pick<Event, 'status' | 'eventDate'>): string {
  return `${BEGINS[status]} ${spokenDay(startDate)}`;
}
