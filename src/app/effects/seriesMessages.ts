import type { CommandName } from '../../../machines/command/commandNames.ts';
import type { FormName } from '../../../machines/submission/forms.ts';
import { SERIES } from '../../shared/api/queryKeys.ts';
import { BOOKED, type Message } from './effect.ts';

/** Each week of a series is a reservation. */
const refresh = [[SERIES], ...BOOKED];

/** The texts of what is done to those who play every week. */
export const SERIES_MESSAGES = {
  skipOccurrence: { done: 'Semana pulada: o horário está livre.', failed: 'Não foi possível pular a semana.', refresh },
  restoreOccurrence: {
    done: 'A semana voltou para a agenda.',
    failed: 'Não foi possível trazer a semana de volta.',
    refresh,
  },
  seriesEnd: { done: 'Mensalista encerrado.', failed: 'Não foi possível encerrar o mensalista.', refresh },
} as const satisfies Partial<Record<CommandName | FormName, Message>>;
