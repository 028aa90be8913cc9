import type { CommandName } from '../../../machines/command/commandNames.ts';
import type { FormName } from '../../../machines/submission/forms.ts';
import { GENERAL_MESSAGE } from '../../shared/api/failure.ts';
import { TILLS, VOUCHERS } from '../../shared/api/queryKeys.ts';
import type { Message } from './effect.ts';

const refresh = [[VOUCHERS]];
/** The money of a sale is in the till. */
const SOLD = [[VOUCHERS], [TILLS]];
const UNDONE: Message = {
  done: 'Venda desfeita: o voucher não vale mais.',
  failed: 'Não foi possível desfazer a venda.',
  refresh: SOLD,
};

/** The texts of what is done to vouchers. */
export const VOUCHER_MESSAGES = {
  newVoucher: { done: 'Voucher criado com sucesso!', failed: GENERAL_MESSAGE, refresh },
  voucherSale: { done: 'Venda registrada com sucesso!', failed: GENERAL_MESSAGE, refresh: SOLD },
  undoVoucherSale: UNDONE,
  undoLastSale: UNDONE,
  recharge: { done: 'Voucher recarregado com sucesso!', failed: 'Erro ao recarregar o voucher!', refresh },
  expireVoucher: { done: 'Voucher expirado com sucesso!', failed: 'Erro ao expirar o voucher!', refresh },
  deleteVoucher: { done: 'Voucher deletado com sucesso!', failed: 'Erro ao deletar o voucher!', refresh },
} as const satisfies Partial<Record<CommandName | FormName, Message>>;
