import type { FormName } from '../../../machines/submission/forms.ts';
import { TILLS } from '../../shared/api/queryKeys.ts';
import type { Message } from './effect.ts';

const refresh = [[TILLS]];

/** The texts of what is done at the till. */
export const TILL_MESSAGES = {
  newTill: { done: 'Caixa aberto.', failed: 'Não foi possível abrir o caixa.', refresh },
  cashIn: { done: 'Suprimento registrado.', failed: 'Não foi possível registrar o suprimento.', refresh },
  cashOut: { done: 'Sangria registrada.', failed: 'Não foi possível registrar a sangria.', refresh },
  tillCount: { done: 'Caixa fechado.', failed: 'Não foi possível fechar o caixa.', refresh },
} as const satisfies Partial<Record<FormName, Message>>;
