import type { QueryKey } from '@tanstack/react-query';
import { AGENDA, AVAILABILITY, RESERVATIONS } from '../../shared/api/queryKeys.ts';

export interface Toast {
  readonly tone: 'success' | 'error';
  readonly message: string;
  readonly title?: string;
  readonly durationMs?: number;
}

/** What follows from an emitted event: a toast, lists that are no longer true, another page. */
export interface AppEffect {
  readonly toast?: Toast;
  readonly refresh?: readonly QueryKey[];
  readonly go?: 'afterLogin' | 'login' | 'loginAndBack' | 'myReservations' | { readonly path: string };
}

/** What a command or a form says and makes untrue. */
export interface Message {
  readonly done: string;
  /** How long that is shown, where it is longer than usual. */
  readonly durationMs?: number;
  /** Above what went wrong. */
  readonly failedTitle?: string;
  readonly failed: string;
  readonly refresh?: readonly QueryKey[];
}

export const BOOKED: readonly QueryKey[] = [[RESERVATIONS], [AVAILABILITY], [AGENDA]];
export const SAVED = 'Dados atualizados com sucesso!';
export const SAVE_FAILED = 'Erro ao atualizar os dados';
