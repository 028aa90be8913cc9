import type { CommandName } from '../../../machines/command/commandNames.ts';
import type { FormName } from '../../../machines/submission/forms.ts';
import { AGENDA, BLOCKED_ARENAS, OWN_ARENA, SERIES } from '../../shared/api/queryKeys.ts';
import { BOOKED, type Message } from './effect.ts';

/** Each week of a series is a reservation. */
const refresh = [[SERIES], ...BOOKED];
/** The rule is a part of the arena's own row. */
const BILLS = [[AGENDA], [OWN_ARENA]];

/** The texts of what is done to those who play every week, and by them. */
export const SERIES_MESSAGES = {
  skipOccurrence: { done: 'Semana pulada: o horário está livre.', failed: 'Não foi possível pular a semana.', refresh },
  restoreOccurrence: {
    done: 'A semana voltou para a agenda.',
    failed: 'Não foi possível trazer a semana de volta.',
    refresh,
  },
  billPayment: { done: 'Mensalidade recebida.', failed: 'Não foi possível receber a mensalidade.', refresh: BOOKED },
  billForgiveness: {
    done: 'Mensalidade perdoada.',
    failed: 'Não foi possível perdoar a mensalidade.',
    refresh: BOOKED,
  },
  returnBillRefund: {
    done: 'Devolução registrada.',
    failed: 'Não foi possível registrar a devolução.',
    refresh: [[AGENDA]],
  },
  billRule: {
    done: 'Regra das mensalidades salva.',
    failed: 'Não foi possível salvar a regra das mensalidades.',
    refresh: BILLS,
  },
  seriesAsk: {
    done: 'Pedido enviado. A arena responde por aqui.',
    failed: 'Não foi possível enviar o pedido.',
    refresh: [[SERIES]],
  },
  withdrawRequest: { done: 'Pedido retirado.', failed: 'Não foi possível retirar o pedido.', refresh: [[SERIES]] },
  acceptSeries: {
    done: 'Você é mensalista: as semanas estão nas suas reservas.',
    failed: 'Não foi possível aceitar o convite.',
    refresh,
  },
  refuseSeries: { done: 'Convite recusado.', failed: 'Não foi possível recusar o convite.', refresh },
  blockArena: {
    done: 'Arena bloqueada.',
    failed: 'Não foi possível bloquear a arena.',
    refresh: [[SERIES], [BLOCKED_ARENAS]],
  },
  unblockArena: {
    done: 'Arena desbloqueada.',
    failed: 'Não foi possível desbloquear a arena.',
    refresh: [[BLOCKED_ARENAS]],
  },
  seriesRefusal: { done: 'Pedido recusado.', failed: 'Não foi possível recusar o pedido.', refresh: [[SERIES]] },
  seriesEnd: { done: 'Mensalista encerrado.', failed: 'Não foi possível encerrar o mensalista.', refresh },
} as const satisfies Partial<Record<CommandName | FormName, Message>>;
