import type { QueryKey } from '@tanstack/react-query';
import type { CommandsOf } from '../../../machines/command/commandNames.ts';
import type { FormsOf } from '../../../machines/submission/forms.ts';
import { GENERAL_MESSAGE } from '../../shared/api/failure.ts';
import { AGENDA, ARENA_RECORDS, RESERVATIONS, TILLS } from '../../shared/api/queryKeys.ts';
import { BOOKED, type Message, MOVED, SAVE_FAILED } from './effect.ts';

/** The queries with an owner's reservations: the agenda, single reservations, and the till that their money is in. */
const OWNERS_DAY: readonly QueryKey[] = [[AGENDA], [RESERVATIONS], [TILLS]];
const RECORDED: Message = { done: 'Registro feito com sucesso!', failed: GENERAL_MESSAGE, refresh: OWNERS_DAY };

type Commands = CommandsOf[
  | 'agendaConfirm'
  | 'agendaUndo'
  | 'agendaAttendance'
  | 'agendaChange'
  | 'installments'
  | 'customerAccounts'
  | 'customerFile'
  | 'customerSheet'
  | 'customerSplit'
  | 'paymentLinks'
  | 'productList'
  | 'recordAnswers'
  | 'selling'];
type Forms = Omit<FormsOf['agenda'], 'deskCancellation'> &
  FormsOf['customerJoining'] &
  FormsOf['customers'] &
  FormsOf['installments'] &
  FormsOf['move'] &
  FormsOf['paymentLinks'] &
  FormsOf['productList'];

/** The texts of what the desk does with a reservation and its money. */
export const AGENDA_MESSAGES: Readonly<Record<Commands | keyof Forms, Message>> = {
  deleteInstallment: { done: 'Registro deletado com sucesso!', failed: GENERAL_MESSAGE, refresh: OWNERS_DAY },
  customerRecord: { done: 'Cadastro atualizado.', failed: GENERAL_MESSAGE, refresh: [[AGENDA]] },
  customerJoin: { done: 'Cadastros juntados.', failed: GENERAL_MESSAGE, refresh: [[AGENDA]] },
  splitCustomer: { done: 'Cadastro separado.', failed: GENERAL_MESSAGE, refresh: [[AGENDA]] },
  askCustomerAccount: { done: 'Pergunta enviada.', failed: GENERAL_MESSAGE, refresh: [[AGENDA]] },
  endCustomerAccount: { done: 'Cadastro separado.', failed: GENERAL_MESSAGE, refresh: [[AGENDA]] },
  acceptRecord: { done: 'Cadastro juntado à sua conta.', failed: GENERAL_MESSAGE, refresh: [[ARENA_RECORDS]] },
  refuseRecord: { done: 'Resposta enviada.', failed: GENERAL_MESSAGE, refresh: [[ARENA_RECORDS]] },
  customerSheet: { done: 'Planilha baixada.', failed: GENERAL_MESSAGE },
  customerData: { done: 'Dados baixados.', failed: GENERAL_MESSAGE },
  eraseCustomer: {
    done: 'Cadastro apagado.',
    failed: 'Não foi possível apagar o cadastro.',
    refresh: [[AGENDA]],
  },
  reservationNote: { done: 'Observação salva.', failed: GENERAL_MESSAGE, refresh: OWNERS_DAY },
  undoPayment: {
    done: 'Pagamento desfeito: o valor volta a faltar.',
    failed: 'Não foi possível desfazer o pagamento. Exclua-o nos pagamentos da reserva.',
    refresh: OWNERS_DAY,
  },
  undoCancellation: {
    done: 'Cancelamento desfeito: a reserva voltou.',
    failed: 'Não foi possível desfazer o cancelamento.',
    refresh: BOOKED,
  },
  newPrice: MOVED,
  undoMove: {
    done: 'Mudança desfeita: a reserva voltou para onde estava.',
    failed: 'Não foi possível desfazer a mudança.',
    refresh: BOOKED,
  },
  payReservation: {
    done: 'Reserva confirmada com sucesso!',
    failed: 'Erro ao confirmar a reserva',
    refresh: OWNERS_DAY,
  },
  newProduct: { done: 'Produto à venda!', failed: SAVE_FAILED, refresh: [[AGENDA]] },
  product: { done: 'Produto atualizado com sucesso!', failed: SAVE_FAILED, refresh: [[AGENDA]] },
  retireProduct: { done: 'Produto tirado da venda.', failed: GENERAL_MESSAGE, refresh: [[AGENDA]] },
  sellProduct: { done: 'Produto vendido!', failed: 'Não foi possível vender o produto.', refresh: OWNERS_DAY },
  paySales: { done: 'Produtos pagos!', failed: 'Não foi possível registrar o pagamento.', refresh: OWNERS_DAY },
  undoSale: { done: 'Venda desfeita.', failed: 'Não foi possível desfazer a venda.', refresh: OWNERS_DAY },
  makePaymentLink: {
    done: 'Link criado. Envie a quem vai pagar.',
    failed: 'Não foi possível criar o link.',
    refresh: [[AGENDA]],
  },
  endPaymentLink: { done: 'Link desligado.', failed: GENERAL_MESSAGE, refresh: [[AGENDA]] },
  markPaymentLink: {
    done: 'Pagamento marcado: quem pagou vê na página do link.',
    failed: 'Não foi possível marcar o pagamento.',
    refresh: OWNERS_DAY,
  },
  linkRefusal: {
    done: 'Resposta enviada: quem tem o link vê o motivo.',
    failed: GENERAL_MESSAGE,
    refresh: [[AGENDA]],
  },
  settleAtCounter: {
    done: 'PIX cancelado: o valor fica a receber na arena.',
    failed: 'Não foi possível passar a receber na arena.',
    refresh: OWNERS_DAY,
  },
  markNoShow: {
    done: 'Marcada: não compareceu.',
    failed: 'Não foi possível marcar o não comparecimento.',
    refresh: OWNERS_DAY,
  },
  clearNoShow: {
    done: 'A marca de não comparecimento foi retirada.',
    failed: 'Não foi possível retirar a marca.',
    refresh: OWNERS_DAY,
  },
  returnRefund: {
    done: 'Devolução registrada.',
    failed: 'Não foi possível registrar a devolução.',
    refresh: OWNERS_DAY,
  },
  newPayment: RECORDED,
  newDiscount: RECORDED,
  splitBill: { ...RECORDED, done: 'Pagamentos registrados com sucesso!' },
  reservationGiving: {
    done: 'Reserva passada para outra pessoa.',
    failed: 'Não foi possível passar a reserva.',
    refresh: OWNERS_DAY,
  },
  courtClosure: { done: 'Quadras fechadas.', failed: 'Não foi possível fechar as quadras.', refresh: BOOKED },
  undoClosure: {
    done: 'Fechamento desfeito: tudo voltou a ser como antes.',
    failed: 'Não foi possível desfazer o fechamento.',
    refresh: BOOKED,
  },
  courtReopening: { done: 'Horários reabertos.', failed: 'Não foi possível reabrir os horários.', refresh: BOOKED },
  undoGiving: { done: 'A reserva voltou para quem a tinha.', failed: GENERAL_MESSAGE, refresh: OWNERS_DAY },
};
