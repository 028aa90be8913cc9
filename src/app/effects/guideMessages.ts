import type { QueryKey } from '@tanstack/react-query';
import { GENERAL_MESSAGE } from '../../shared/api/failure.ts';
import {
  AGENDA,
  ARENAS,
  AVAILABILITY,
  COURTS,
  PLATFORM_ADMIN,
  OWN_ARENA,
  PRICES,
  TIME_SLOTS,
} from '../../shared/api/queryKeys.ts';
import { type Message, SAVE_FAILED, SAVED } from './effect.ts';

const OWN: readonly QueryKey[] = [[OWN_ARENA], [ARENAS]];
const HIDDEN: readonly QueryKey[] = [[PLATFORM_ADMIN], [ARENAS]];
const OFFER: readonly QueryKey[] = [...OWN, [COURTS], [TIME_SLOTS], [AGENDA], [AVAILABILITY], [PRICES]];

/** The texts of a new arena's guide, of taking an arena off the air, and of hiding one. */
export const GUIDE_MESSAGES = {
  guideCourts: { done: 'Quadras criadas com sucesso!', failed: 'Não foi possível criar as quadras.', refresh: OFFER },
  guideHours: { done: 'Horários criados com sucesso!', failed: 'Não foi possível criar os horários.', refresh: OFFER },
  guidePayment: { done: SAVED, failed: SAVE_FAILED, refresh: OWN },
  guideProfile: { done: SAVED, failed: SAVE_FAILED, refresh: OWN },
  arenaPublication: { done: 'Sua arena está no ar!', failed: 'Não foi possível colocar a arena no ar.', refresh: OWN },
  passGuideStep: { done: 'Você pode voltar a este passo quando quiser.', failed: GENERAL_MESSAGE, refresh: OWN },
  unpublishArena: { done: 'Sua arena saiu do ar.', failed: 'Não foi possível tirar a arena do ar.', refresh: OWN },
  arenaHiding: { done: 'Arena ocultada.', failed: 'Não foi possível ocultar a arena.', refresh: HIDDEN },
  showArena: { done: 'Arena visível de novo.', failed: 'Não foi possível mostrar a arena.', refresh: HIDDEN },
  copyArenaLink: { done: 'Link copiado com sucesso!', failed: GENERAL_MESSAGE },
} as const satisfies Readonly<Record<string, Message>>;
