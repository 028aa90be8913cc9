import type { QueryKey } from '@tanstack/react-query';
import type { CommandsOf } from '../../../machines/command/commandNames.ts';
import type { FormsOf } from '../../../machines/submission/forms.ts';
import { GENERAL_MESSAGE } from '../../shared/api/failure.ts';
import {
  AGENDA,
  ALTERATIONS,
  ARENAS,
  AVAILABILITY,
  OWN_ARENA,
  PRICES,
  TIME_SLOTS,
} from '../../shared/api/queryKeys.ts';
import { type Message, SAVE_FAILED } from './effect.ts';

const HOURS: readonly QueryKey[] = [[TIME_SLOTS], [ALTERATIONS], [AVAILABILITY], [PRICES]];
const OPENED: readonly QueryKey[] = [[OWN_ARENA], [PRICES], [AVAILABILITY], [ARENAS], [AGENDA]];
const PRICED: readonly QueryKey[] = [[PRICES], [AVAILABILITY], [ARENAS]];

type Commands = CommandsOf['alterations' | 'priceRuleList' | 'slots' | 'slotsLeaving' | 'slotSwitch'];
type Forms = FormsOf['alterations'] &
  FormsOf['openingHours'] &
  FormsOf['priceRuleList'] &
  FormsOf['slotPrice'] &
  FormsOf['slots'];

/** The texts of what an owner does with hours and their prices. */
export const SLOT_MESSAGES: Readonly<Record<Commands | keyof Forms, Message>> = {
  toggleTimeSlot: {
    done: 'Disponibilidade atualizada com sucesso!',
    failedTitle: 'Ocorreu um erro ao atualizar a disponibilidade',
    failed: 'Erro ao atualizar',
    refresh: HOURS,
  },
  deleteTimeSlot: {
    done: 'Horário excluído com sucesso!',
    failed: 'Não foi possível excluir o horário!',
    refresh: HOURS,
  },
  restorePrices: {
    done: 'Os preços de antes voltaram.',
    failed: 'Não foi possível desfazer o preço.',
    refresh: HOURS,
  },
  dropPrices: { done: 'O que não foi salvo foi descartado.', failed: GENERAL_MESSAGE, leadsToSubject: true },
  deleteAlteration: {
    done: 'Alteração de horário deletada com sucesso!',
    failed: 'Não foi possível deletar a alteração de horário!',
    refresh: HOURS,
  },
  newPriceRule: { done: 'Regra de preço criada com sucesso!', failed: SAVE_FAILED, refresh: PRICED },
  priceRule: { done: 'Regra de preço atualizada com sucesso!', failed: SAVE_FAILED, refresh: PRICED },
  deletePriceRule: {
    done: 'Regra de preço excluída com sucesso!',
    failed: 'Não foi possível excluir a regra de preço!',
    refresh: PRICED,
  },
  openingHours: { done: 'Horário de funcionamento atualizado com sucesso!', failed: SAVE_FAILED, refresh: OPENED },
  newTimeSlot: { done: 'Horário criado com sucesso!', failed: GENERAL_MESSAGE, refresh: HOURS },
  slotPrice: {
    done: 'Preço salvo com sucesso!',
    failed: 'Erro ao atualizar o preço. Tente novamente mais tarde.',
    refresh: HOURS,
  },
  allPrices: {
    done: 'Preço atualizado com sucesso!',
    failed: 'Erro ao atualizar preços. Tente novamente mais tarde.',
    refresh: HOURS,
  },
  newAlteration: { done: 'Horário alterado com sucesso!', failed: GENERAL_MESSAGE, refresh: HOURS },
  manyAlterations: { done: 'Horários alterados com sucesso!', failed: GENERAL_MESSAGE, refresh: HOURS },
};
