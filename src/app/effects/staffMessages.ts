import { GENERAL_MESSAGE } from '../../shared/api/failure.ts';
import { STAFF } from '../../shared/api/queryKeys.ts';
import type { Message } from './effect.ts';

const TEAM: Pick<Message, 'failed' | 'refresh'> = { failed: GENERAL_MESSAGE, refresh: [[STAFF]] };

/** The texts of the commands about an arena's team. */
export const STAFF_MESSAGES = {
  inviteStaff: { ...TEAM, done: 'Convite criado. Envie o link a quem vai trabalhar com você.' },
  withdrawStaffInvitation: { ...TEAM, done: 'Convite cancelado.' },
  changeStaffRole: { ...TEAM, done: 'Função mudada. Vale a partir de agora.' },
  removeStaff: { ...TEAM, done: 'Pessoa tirada da equipe.' },
  handArena: { ...TEAM, done: 'Arena passada. Os donos foram avisados.' },
  newArena: { done: 'Arena aberta!', failed: GENERAL_MESSAGE },
  joinStaff: { done: 'Você entrou na equipe!', failed: GENERAL_MESSAGE },
  leaveStaff: { done: 'Você saiu da equipe.', failed: GENERAL_MESSAGE },
} as const satisfies Readonly<Record<string, Message>>;
