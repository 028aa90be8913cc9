import type { QueryKey } from '@tanstack/react-query';
import { AGENDA, AVAILABILITY, RESERVATIONS, TILLS } from '../../shared/api/queryKeys.ts';

export interface Toast {
  readonly tone: 'success' | 'error';
  readonly message: string;
  readonly title?: string;
  readonly durationMs?: number;
}

/** The effect of an emitted event: a toast, queries to refresh, a navigation. */
export interface AppEffect {
  readonly toast?: Toast;
  readonly refresh?: readonly QueryKey[];
  /** Each tab of the browser finds it out by itself. */
  readonly isKnownElsewhere?: boolean;
  /** What could not be read is read again. */
  readonly retry?: 'failedReads';
  /** `samePage`: it is loaded again. */
  readonly go?:
    | 'samePage'
    | 'afterLogin'
    | 'landing'
    | 'login'
    | 'loginAndBack'
    | 'myReservations'
    | { readonly path: string };
}

/** The texts of a command or a form, and the queries that it makes stale. */
export interface Message {
  readonly done: string;
  /** Set where the toast is shown longer than usual. */
  readonly durationMs?: number;
  /** The title above the error's message. */
  readonly failedTitle?: string;
  readonly failed: string;
  readonly refresh?: readonly QueryKey[];
  /** The command's subject is an address, to which it leads. */
  readonly leadsToSubject?: boolean;
}

export const BOOKED: readonly QueryKey[] = [[RESERVATIONS], [AVAILABILITY], [AGENDA], [TILLS]];
/** Of a reservation that has other hours, at its price or at another one. */
export const MOVED: Message = {
  done: 'Horários da reserva mudados.',
  failed: 'Não foi possível mudar os horários.',
  refresh: BOOKED,
};
export const SAVED = 'Dados atualizados com sucesso!';
export const SAVE_FAILED = 'Erro ao atualizar os dados';
