import type { Contract, EndpointName } from '#domain/contract/contract.ts';

/** The writes that whoever works at an arena may call. */
type Call = {
  [Name in EndpointName]: 'arena-owner' extends Contract[Name]['callers'][number]
    ? Contract[Name]['method'] extends 'GET'
      ? never
      : Name
    : never;
}[EndpointName];

/** Those that leave no entry: they are about the caller's own account, or change nothing that anybody asks about later. */
type WithoutEntry =
  | 'login'
  | 'logout'
  | 'registerPlayer'
  | 'forgotPassword'
  | 'resetPassword'
  | 'checkResetLink'
  | 'googleLogin'
  | 'linkGoogle'
  | 'updateMyAccount'
  | 'reauthenticate'
  | 'sendEmailLink'
  | 'switchMailGroup'
  | 'chooseQuietHours'
  | 'keepPush'
  | 'endPush'
  | 'makeWhatsappCode'
  | 'endWhatsapp'
  | 'dropPendingEmail'
  | 'confirmEmail'
  | 'beginConnection'
  | 'download'
  | 'keepSheet'
  | 'showChoice'
  | 'previewImport'
  | 'previewCustomerImport'
  | 'previewAlterations'
  | 'previewOpeningHours'
  | 'measureClosure'
  | 'previewSeries'
  | 'validateVoucher'
  | 'openedPaymentLink'
  | 'readNotice'
  | 'readNoticesUpTo';

/** What players do that their arena asks about. */
type ByPlayers =
  | 'makeReservation'
  | 'cancelPaidReservation'
  | 'askForSeries'
  | 'withdrawSeriesRequest'
  | 'acceptSeries'
  | 'acceptRecord'
  | 'refuseRecord'
  | 'refuseSeries'
  | 'joinQueue'
  | 'leaveQueue'
  | 'declineOffer'
  | 'chooseRebooking';

/** Readings that leave an entry: people's data was taken out. */
type Taken = 'customerData' | 'customerSheet';

/** What was done, by the name of the call. A new one does not compile until it has its words. */
export const WORDS: Readonly<Record<Exclude<Call, WithoutEntry> | ByPlayers | Taken, string>> = {
  makeReservation: 'Reservou',
  makeOwnerReservation: 'Reservou',
  importReservations: 'Trouxe de uma planilha',
  importCustomers: 'Trouxe clientes de uma planilha',
  undoImport: 'Desfez a importação de uma planilha',
  cancelReservation: 'Cancelou',
  cancelPaidReservation: 'Cancelou',
  cancelAtDesk: 'Cancelou',
  undoCancellation: 'Desfez o cancelamento',
  moveReservation: 'Mudou os horários',
  undoMove: 'Desfez a mudança de horários',
  giveReservation: 'Passou para outra pessoa',
  undoGiving: 'Desfez a troca de pessoa',
  payReservation: 'Marcou como paga',
  settleAtCounter: 'Recebeu no balcão',
  makePaymentLink: 'Criou o link de pagamento',
  endPaymentLink: 'Desligou o link de pagamento',
  payLinkByPix: 'Pediu o PIX do link de pagamento',
  sayPaymentLinkPaid: 'Disse pelo link que pagou',
  markPaymentLink: 'Marcou como pago o que foi dito no link',
  refusePaymentLink: 'Não encontrou o que foi dito no link',
  makeProduct: 'Pôs um produto à venda',
  changeProduct: 'Mudou um produto',
  retireProduct: 'Tirou um produto da venda',
  sellProduct: 'Vendeu um produto',
  paySales: 'Recebeu por produtos',
  undoSale: 'Desfez a venda de um produto',
  markNoShow: 'Marcou que ninguém compareceu',
  clearNoShow: 'Desmarcou o não comparecimento',
  joinCustomers: 'Juntou dois cadastros',
  splitCustomer: 'Separou um cadastro',
  askCustomerAccount: 'Perguntou a um jogador se o cadastro é dele',
  endCustomerAccount: 'Separou um cadastro da conta, ou retirou a pergunta',
  acceptRecord: 'Disse que o cadastro é seu',
  refuseRecord: 'Disse que o cadastro não é seu',
  changeCustomer: 'Corrigiu um cadastro',
  eraseCustomer: 'Apagou um cadastro',
  customerData: 'Baixou os dados de um cadastro',
  customerSheet: 'Baixou a planilha de clientes',
  writeNote: 'Mudou a observação',
  returnRefund: 'Registrou a devolução',
  addInstallment: 'Lançou um valor',
  splitPayment: 'Dividiu o pagamento',
  undoPayments: 'Desfez pagamentos',
  deleteInstallment: 'Apagou um lançamento',

  createVoucher: 'Criou um voucher',
  sellVoucher: 'Vendeu um voucher',
  payOutCredit: 'Devolveu crédito de um jogador',
  receiveCredit: 'Recebeu o que um jogador devia de crédito',
  undoCreditPayout: 'Desfez a devolução de crédito de um jogador',
  undoVoucherSale: 'Desfez a venda de um voucher',
  returnVoucher: 'Devolveu o que restava de um voucher',
  rechargeVoucher: 'Recarregou um voucher',
  expireVoucher: 'Encerrou um voucher',
  deleteVoucher: 'Apagou um voucher',

  startTill: 'Abriu o caixa',
  moveCash: 'Registrou dinheiro no caixa',
  closeTill: 'Fechou o caixa',

  createCourt: 'Criou uma quadra',
  createCourts: 'Criou quadras',
  updateCourt: 'Mudou uma quadra',
  deleteCourt: 'Apagou uma quadra',

  createTimeSlot: 'Criou um horário',
  createTimeSlots: 'Criou horários',
  updateTimeSlot: 'Mudou um horário',
  updateAllTimeSlots: 'Mudou o preço de todos os horários',
  restorePrices: 'Voltou aos preços de antes',
  toggleTimeSlot: 'Abriu ou fechou um horário',
  deleteTimeSlot: 'Apagou um horário',
  createAlteration: 'Mudou um horário de um dia',
  deleteAlteration: 'Desfez a mudança de um horário de um dia',
  alterMany: 'Mudou horários de vários dias',
  createPriceRule: 'Criou uma regra de preço',
  updatePriceRule: 'Mudou uma regra de preço',
  deletePriceRule: 'Apagou uma regra de preço',

  closeCourts: 'Fechou quadras',
  chooseRebooking: 'Escolheu o que fazer da reserva que o fechamento cancelou',
  undoClosure: 'Desfez o fechamento de quadras',
  reopenCourts: 'Reabriu quadras',

  joinQueue: 'Entrou na fila de um horário',
  leaveQueue: 'Saiu da fila de um horário',
  declineOffer: 'Recusou um horário da fila',

  askForSeries: 'Pediu para ser mensalista',
  withdrawSeriesRequest: 'Retirou o pedido de mensalista',
  refuseSeriesRequest: 'Recusou um pedido de mensalista',
  createSeries: 'Combinou um mensalista',
  acceptSeries: 'Aceitou ser mensalista',
  refuseSeries: 'Recusou ser mensalista',
  skipOccurrence: 'Pulou uma semana de um mensalista',
  restoreOccurrence: 'Trouxe de volta uma semana de um mensalista',
  endSeries: 'Encerrou um mensalista',
  payBill: 'Recebeu uma mensalidade',
  returnBillRefund: 'Registrou a devolução de uma mensalidade',
  forgiveBill: 'Perdoou uma mensalidade',
  updateBillRule: 'Mudou o vencimento das mensalidades',

  createArenaTournament: 'Criou um torneio',
  cancelArenaTournament: 'Cancelou um torneio',

  registerArena: 'Cadastrou a arena',
  updateArenaProfile: 'Mudou os dados da arena',
  updateArenaZone: 'Mudou o fuso horário da arena',
  updateArenaAvatar: 'Trocou o logo da arena',
  removeArenaAvatar: 'Removeu o logo da arena',
  addArenaPhoto: 'Acrescentou uma foto da arena',
  arrangeArenaPhotos: 'Mudou as fotos da arena',
  updatePaymentMethod: 'Mudou a forma de pagamento',
  updateArenaPix: 'Mudou a chave PIX da arena',
  updateBookingRules: 'Mudou as regras de reserva',
  updateOpeningHours: 'Mudou o horário de funcionamento',
  updateCancellationPolicy: 'Mudou as regras de cancelamento',
  publishArena: 'Publicou a arena',
  unpublishArena: 'Tirou a arena do ar',
  passGuideStep: 'Concluiu ou pulou um passo do guia',
  completeConnection: 'Conectou a conta para receber',
  endPaymentAccount: 'Desconectou a conta para receber',
  returnCartRefund: 'Registrou a devolução de uma inscrição',
  eraseMyAccount: 'Encerrou a arena com a própria conta',

  inviteStaff: 'Criou um convite para a equipe',
  withdrawStaffInvitation: 'Cancelou um convite para a equipe',
  openArena: 'Abriu a arena',
  joinStaff: 'Entrou na equipe',
  changeStaffRole: 'Mudou a função',
  removeStaff: 'Tirou da equipe',
  handArena: 'Passou a arena',
  leaveStaff: 'Saiu da equipe',
  workAt: 'Começou a trabalhar na arena',
  answerTerms: 'Respondeu aos termos',
};
