import type { EventStatus } from '#domain/events/event.ts';

/** The words of an event's status badge. */
export const STATUS_WORDS: Readonly<Record<EventStatus, string>> = {
  AGUARDANDO_APROVACAO: 'Aguardando aprovação',
  APROVADO: 'Inscrições abertas',
  EM_ANDAMENTO: 'Acontecendo',
  FINALIZADO: 'Finalizado',
  CANCELADO: 'Cancelado',
};

/** Instead of 'Inscrições abertas' once no tournament of the event takes registrations. */
export const CLOSED = 'Inscrições encerradas';
