import type { CommandName } from '../../../machines/command/commandNames.ts';
import type { FormName } from '../../../machines/submission/forms.ts';
import { BOOKED, type Message } from './effect.ts';

/** The texts of the queue for taken hours. */
export const WAITING_MESSAGES = {
  queueJoin: {
    done: 'Você está na fila. Avisamos quando for a sua vez.',
    failed: 'Não foi possível entrar na fila.',
    refresh: BOOKED,
  },
  leaveQueue: { done: 'Você saiu da fila.', failed: 'Não foi possível sair da fila.', refresh: BOOKED },
} as const satisfies Partial<Record<CommandName | FormName, Message>>;
