import type { CommandName } from '../../../machines/command/commandNames.ts';
import type { FormName } from '../../../machines/submission/forms.ts';
import { GENERAL_MESSAGE } from '../../shared/api/failure.ts';
import { AGENDA, TILLS, VOUCHERS } from '../../shared/api/queryKeys.ts';
import type { Message } from './effect.ts';

const refresh = [[VOUCHERS]];
/** The money of a sale is in the till, and the voucher on its player's page. */
const SOLD = [[VOUCHERS], [TILLS], [AGENDA, 'player']];
const UNDONE: Message = {
  done: 'Venda desfeita: o voucher não vale mais.',
  failed: 'Não foi possível desfazer a venda.',
  refresh: SOLD,
};

const CREDIT = [[AGENDA, 'player'], [TILLS]];
const PAYOUT_UNDONE: Message = {
  done: 'Devolução desfeita: o crédito é do jogador de novo.',
  failed: 'Não foi possível desfazer a devolução.',
  refresh: CREDIT,
};

/** The texts of what is done to vouchers, and to credit. */
export const VOUCHER_MESSAGES = {
  newVoucher: { done: 'Voucher criado com sucesso!', failed: GENERAL_MESSAGE, refresh },
  voucherSale: { done: 'Venda registrada com sucesso!', failed: GENERAL_MESSAGE, refresh: SOLD },
  voucherReturn: {
    done: 'Voucher encerrado e valor devolvido!',
    failed: 'Não foi possível devolver o valor.',
    refresh: SOLD,
  },
  undoVoucherSale: UNDONE,
  undoLastSale: UNDONE,
  creditPayout: {
    done: 'Devolução do crédito registrada.',
    failed: 'Não foi possível registrar a devolução.',
    refresh: CREDIT,
  },
  creditDebt: {
    done: 'Pagamento da dívida registrado.',
    failed: 'Não foi possível registrar o pagamento.',
    refresh: [[AGENDA], [TILLS]],
  },
  undoCreditPayout: PAYOUT_UNDONE,
  undoLastPayout: PAYOUT_UNDONE,
  recharge: { done: 'Voucher recarregado com sucesso!', failed: 'Erro ao recarregar o voucher!', refresh },
  expireVoucher: { done: 'Voucher expirado com sucesso!', failed: 'Erro ao expirar o voucher!', refresh },
  deleteVoucher: { done: 'Voucher deletado com sucesso!', failed: 'Erro ao deletar o voucher!', refresh },
} as const satisfies Partial<Record<CommandName | FormName, Message>>;
