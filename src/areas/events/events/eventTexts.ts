import type { EventStatus } from '../../../../domain/events/event.ts';

/** How an event's badge reads. */
export const STATUS_WORDS: Readonly<Record<EventStatus, string>> = {
  AGUARDANDO_APROVACAO: 'Aguardando aprovação',
  APROVADO: 'Inscrições abertas',
  EM_ANDAMENTO: 'Acontecendo',
  FINALIZADO: 'Finalizado',
  CANCELADO: 'Cancelado',
};
