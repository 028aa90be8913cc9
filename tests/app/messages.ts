import type { CommandName } from '../../machines/command/commandNames.ts';
import type { FormName } from '../../machines/submission/forms.ts';

/** What is read when it is done, when it is not and the server says no reason, and which lists are read again. */
export type Row = readonly [done: string, failed: string, ...lists: readonly string[]];

const OOPS = 'Ocorreu um erro ao processar sua solicitação. Tente novamente mais tarde.';
const SAVED = 'Dados atualizados com sucesso!';
const UNSAVED = 'Erro ao atualizar os dados';
const DAY = ['agenda', 'reservations', 'tills'] as const;
const BOOKED = [...DAY, 'availability'] as const;
const OWN = ['ownArena', 'arenas'] as const;
const PLACES = [...OWN, 'courts', 'agenda', 'availability', 'alterations', 'prices'] as const;
const OFFER = [...OWN, 'courts', 'timeSlots', 'agenda', 'availability', 'prices'] as const;
const HOURS = ['timeSlots', 'alterations', 'availability', 'prices'] as const;
const PRICED = ['prices', 'availability', 'arenas'] as const;
const DECIDED: Row = ['Status do evento alterado com sucesso!', 'Erro ao alterar o status do evento.', 'events'];
const LEFT: Row = [
  'Inscrição cancelada com sucesso!',
  'Não foi possível cancelar a inscrição. Tente novamente mais tarde.',
  'events',
];
const ENTERED: Row = ['Inscrição realizada com sucesso!', OOPS, 'events'];
const PAIRED: Row = [
  'Inscrição realizada com sucesso! Ela será confirmada quando os dois jogadores pagarem.',
  OOPS,
  'events',
];
const RETURNED = ['Devolução registrada.', 'Não foi possível registrar a devolução.'] as const;
const RECORDED: Row = ['Registro feito com sucesso!', OOPS, ...DAY];
const UNSOLD: Row = [
  'Venda desfeita: o voucher não vale mais.',
  'Não foi possível desfazer a venda.',
  'vouchers',
  'tills',
];
const UNDRAWN = 'Ocorreu um erro inesperado ao gerar os grupos';

export const COMMANDS: Readonly<Record<CommandName, Row>> = {
  cancelReservation: ['Reserva cancelada com sucesso!', 'Erro ao cancelar a reserva', ...BOOKED],
  skipOccurrence: ['Semana pulada: o horário está livre.', 'Não foi possível pular a semana.', 'series', ...BOOKED],
  restoreOccurrence: [
    'A semana voltou para a agenda.',
    'Não foi possível trazer a semana de volta.',
    'series',
    ...BOOKED,
  ],
  payReservation: ['Reserva confirmada com sucesso!', 'Erro ao confirmar a reserva', ...DAY],
  settleAtCounter: [
    'PIX cancelado: o valor fica a receber na arena.',
    'Não foi possível passar a receber na arena.',
    ...DAY,
  ],
  markNoShow: ['Marcada: não compareceu.', 'Não foi possível marcar o não comparecimento.', ...DAY],
  clearNoShow: ['A marca de não comparecimento foi retirada.', 'Não foi possível retirar a marca.', ...DAY],
  movePhoto: ['Ordem das fotos mudada.', UNSAVED, ...OWN],
  removePhoto: ['Foto removida.', 'Não foi possível remover a foto.', ...OWN],
  returnRefund: [...RETURNED, ...DAY],
  inviteStaff: ['Convite criado. Envie o link a quem vai trabalhar com você.', OOPS, 'staff'],
  withdrawStaffInvitation: ['Convite cancelado.', OOPS, 'staff'],
  changeStaffRole: ['Função mudada. Vale a partir de agora.', OOPS, 'staff'],
  removeStaff: ['Pessoa tirada da equipe.', OOPS, 'staff'],
  handArena: ['Arena passada. Os donos foram avisados.', OOPS, 'staff'],
  joinStaff: ['Você entrou na equipe!', OOPS],
  leaveStaff: ['Você saiu da equipe.', OOPS],
  passGuideStep: ['Você pode voltar a este passo quando quiser.', OOPS, ...OWN],
  unpublishArena: ['Sua arena saiu do ar.', 'Não foi possível tirar a arena do ar.', ...OWN],
  showArena: ['Arena visível de novo.', 'Não foi possível mostrar a arena.', 'operation', 'arenas'],
  copyArenaLink: ['Link copiado com sucesso!', OOPS],
  returnCartRefund: [...RETURNED, 'events'],
  dropPrices: ['O que não foi salvo foi descartado.', OOPS],
  restorePrices: ['Os preços de antes voltaram.', 'Não foi possível desfazer o preço.', ...HOURS],
  deleteInstallment: ['Registro deletado com sucesso!', OOPS, ...DAY],
  undoCancellation: [
    'Cancelamento desfeito: a reserva voltou.',
    'Não foi possível desfazer o cancelamento.',
    ...BOOKED,
  ],
  undoClosure: [
    'Fechamento desfeito: tudo voltou a ser como antes.',
    'Não foi possível desfazer o fechamento.',
    ...BOOKED,
  ],
  reopenCourts: ['Horários reabertos.', 'Não foi possível reabrir os horários.', ...BOOKED],
  undoGiving: ['A reserva voltou para quem a tinha.', OOPS, ...DAY],
  undoMove: ['Mudança desfeita: a reserva voltou para onde estava.', 'Não foi possível desfazer a mudança.', ...BOOKED],
  undoPayment: [
    'Pagamento desfeito: o valor volta a faltar.',
    'Não foi possível desfazer o pagamento. Exclua-o nos pagamentos da reserva.',
    ...DAY,
  ],
  checkAudit: [
    'Os registros serão conferidos agora. Atualize em instantes para ver o resultado.',
    'Não foi possível pedir a conferência.',
    'operation',
  ],
  readNotice: ['Aviso lido.', OOPS],
  readNoticesUpTo: ['Tudo lido.', OOPS],
  retryJob: [
    'A tarefa será tentada agora. Atualize em instantes para ver o resultado.',
    'Não foi possível tentar a tarefa de novo.',
    'operation',
  ],
  beginConnection: ['Abrindo a página do provedor…', OOPS, 'paymentAccount'],
  completeConnection: ['Conta para receber conectada.', 'Não foi possível conectar a conta.', 'paymentAccount'],
  endPaymentAccount: ['Conta para receber desconectada.', 'Não foi possível desconectar a conta.', 'paymentAccount'],
  payoutSheet: ['Planilha baixada.', OOPS],
  makeScorerLink: [
    'Link criado. Copie e envie a quem vai marcar os placares.',
    'Não foi possível criar o link.',
    'events',
  ],
  endScorerLink: ['Link desligado.', OOPS, 'events'],
  copyInvitation: ['Link copiado!', OOPS],
  removeScorer: ['Esta pessoa não marca mais os placares.', OOPS, 'events'],
  becomeScorer: [
    'Agora você marca os placares deste torneio.',
    'Não foi possível abrir o link. Tente novamente.',
    'events',
  ],
  stopScoring: ['Você não marca mais os placares.', OOPS, 'events'],
  reservationSheet: ['Planilha baixada.', OOPS],
  cancelTournament: ['Torneio cancelado com sucesso!', OOPS, 'arenaTournaments'],
  deleteCourt: ['Quadra excluída com sucesso!', 'Não foi possível excluir a quadra!', ...PLACES],
  sendEmailLink: ['Enviamos outro link.', OOPS],
  dropPendingEmail: ['O email da conta continua o mesmo.', OOPS],
  exportMyData: ['Seus dados foram baixados.', OOPS],
  // With its title above.
  toggleTimeSlot: [
    'Disponibilidade atualizada com sucesso!',
    'Ocorreu um erro ao atualizar a disponibilidadeErro ao atualizar',
    ...HOURS,
  ],
  deleteTimeSlot: ['Horário excluído com sucesso!', 'Não foi possível excluir o horário!', ...HOURS],
  expireVoucher: ['Voucher expirado com sucesso!', 'Erro ao expirar o voucher!', 'vouchers'],
  undoVoucherSale: UNSOLD,
  undoLastSale: UNSOLD,
  deleteVoucher: ['Voucher deletado com sucesso!', 'Erro ao deletar o voucher!', 'vouchers'],
  deleteAlteration: [
    'Alteração de horário deletada com sucesso!',
    'Não foi possível deletar a alteração de horário!',
    ...HOURS,
  ],
  deletePriceRule: ['Regra de preço excluída com sucesso!', 'Não foi possível excluir a regra de preço!', ...PRICED],
  copyLink: ['Link copiado! Quem o abrir vê estes horários.', OOPS],
  copyPix: ['PIX copiado com sucesso!', OOPS],
  copyPublicPage: ['Link copiado com sucesso!', OOPS],
  openPublicEvent: ['Página pública ligada.', OOPS, 'events'],
  closePublicEvent: ['Página pública desligada.', OOPS, 'events'],
  openPublicTournament: ['Página pública ligada.', OOPS, 'events'],
  closePublicTournament: ['Página pública desligada.', OOPS, 'events'],
  approveEvent: DECIDED,
  cancelEvent: DECIDED,
  cancelRegistration: LEFT,
  cancelMyRegistration: LEFT,
  removeRegistration: ['Inscrição cancelada com sucesso!', 'Erro ao processar a solicitação.', 'events'],
  declineInvitation: ['Convite recusado.', OOPS, 'events'],
  confirmInvited: ['Jogador confirmado.', OOPS, 'events'],
  takeShares: ['Pronto: o valor está no seu carrinho.', OOPS, 'events'],
  callOffEvent: ['Evento cancelado.', OOPS, 'events'],
  callOffCategory: ['Torneio cancelado.', OOPS, 'events'],
  makeMatches: ['Partidas geradas com sucesso!', 'Ocorreu um erro inesperado ao gerar as partidas', 'events'],
  makeSecondPhase: ['Segunda fase gerada com sucesso!', 'Ocorreu um erro inesperado ao gerar a segunda fase', 'events'],
  deleteUnregisteredArena: ['Arena deletada com sucesso!', 'Não foi possível deletar a arena!', 'unregisteredArenas'],
};

export const FORMS: Readonly<Record<FormName, Row>> = {
  cpf: [SAVED, UNSAVED, 'cpf'],
  publicInfo: [SAVED, UNSAVED],
  newCourt: ['Quadra criada com sucesso!', 'Erro ao criar nova quadra. Tente novamente mais tarde.', ...PLACES],
  court: ['Quadra atualizada com sucesso!', UNSAVED, ...PLACES],
  arenaHiding: ['Arena ocultada.', 'Não foi possível ocultar a arena.', 'operation', 'arenas'],
  guideCourts: ['Quadras criadas com sucesso!', 'Não foi possível criar as quadras.', ...OFFER],
  guideHours: ['Horários criados com sucesso!', 'Não foi possível criar os horários.', ...OFFER],
  guidePayment: [SAVED, UNSAVED, ...OWN],
  guideProfile: [SAVED, UNSAVED, ...OWN],
  arenaPublication: ['Sua arena está no ar!', 'Não foi possível colocar a arena no ar.', ...OWN],
  photoText: ['Descrição salva.', UNSAVED, ...OWN],
  arenaProfile: [SAVED, UNSAVED, ...OWN],
  paymentMethod: ['Método de pagamento atualizado com sucesso!', 'Erro ao atualizar método de pagamento', ...OWN],
  bookingRules: ['Regras de reserva atualizadas com sucesso!', 'Erro ao atualizar as regras de reserva', ...OWN],
  cancellationPolicy: [
    'Regra de cancelamento atualizada com sucesso!',
    'Erro ao atualizar a regra de cancelamento',
    ...OWN,
  ],
  courtClosure: ['Quadras fechadas.', 'Não foi possível fechar as quadras.', ...BOOKED],
  reservationNote: ['Observação salva.', OOPS, ...DAY],
  reservationGiving: ['Reserva passada para outra pessoa.', 'Não foi possível passar a reserva.', ...DAY],
  deskCancellation: ['Reserva cancelada com sucesso!', 'Erro ao cancelar a reserva', ...BOOKED],
  newPrice: ['Horários da reserva mudados.', 'Não foi possível mudar os horários.', ...BOOKED],
  newPayment: RECORDED,
  newDiscount: RECORDED,
  splitBill: ['Pagamentos registrados com sucesso!', OOPS, ...DAY],
  newTill: ['Caixa aberto.', 'Não foi possível abrir o caixa.', 'tills'],
  cashIn: ['Suprimento registrado.', 'Não foi possível registrar o suprimento.', 'tills'],
  cashOut: ['Sangria registrada.', 'Não foi possível registrar a sangria.', 'tills'],
  tillCount: ['Caixa fechado.', 'Não foi possível fechar o caixa.', 'tills'],
  newTimeSlot: ['Horário criado com sucesso!', OOPS, ...HOURS],
  slotPrice: ['Preço salvo com sucesso!', 'Erro ao atualizar o preço. Tente novamente mais tarde.', ...HOURS],
  allPrices: ['Preço atualizado com sucesso!', 'Erro ao atualizar preços. Tente novamente mais tarde.', ...HOURS],
  newAlteration: ['Horário alterado com sucesso!', OOPS, ...HOURS],
  manyAlterations: ['Horários alterados com sucesso!', OOPS, ...HOURS],
  newPriceRule: ['Regra de preço criada com sucesso!', UNSAVED, ...PRICED],
  priceRule: ['Regra de preço atualizada com sucesso!', UNSAVED, ...PRICED],
  billPayment: ['Mensalidade recebida.', 'Não foi possível receber a mensalidade.', ...BOOKED],
  billForgiveness: ['Mensalidade perdoada.', 'Não foi possível perdoar a mensalidade.', ...BOOKED],
  billRule: [
    'Regra das mensalidades salva.',
    'Não foi possível salvar a regra das mensalidades.',
    'agenda',
    'ownArena',
  ],
  seriesEnd: ['Mensalista encerrado.', 'Não foi possível encerrar o mensalista.', 'series', ...BOOKED],
  voucherSale: ['Venda registrada com sucesso!', OOPS, 'vouchers', 'tills'],
  newVoucher: ['Voucher criado com sucesso!', OOPS, 'vouchers'],
  recharge: ['Voucher recarregado com sucesso!', 'Erro ao recarregar o voucher!', 'vouchers'],
  newTournament: [
    'Torneio criado com sucesso!',
    'Erro ao criar torneio. Tente novamente mais tarde.',
    'arenaTournaments',
  ],
  newEvent: ['Evento criado com sucesso!', OOPS, 'events'],
  newCategory: ['Torneio criado com sucesso!', 'Erro ao criar torneio. Tente novamente mais tarde.', 'events'],
  pairRegistration: PAIRED,
  organizersPairRegistration: PAIRED,
  teamRegistration: ENTERED,
  soloRegistration: ENTERED,
  organizersTeamRegistration: ENTERED,
  organizersSoloRegistration: ENTERED,
  acceptInvitation: ['Convite aceito. Boa sorte no torneio!', OOPS, 'events'],
  replaceInvited: ['Convite enviado ao novo jogador.', OOPS, 'events'],
  confirmPayment: [
    'Pagamento confirmado com sucesso!',
    'Não foi possível confirmar o pagamento. Tente novamente mais tarde.',
    'events',
  ],
  grantRefund: ['Devolução autorizada.', OOPS, 'events'],
  drawGroups: ['Grupos gerados com sucesso!', UNDRAWN, 'events'],
  redrawGroups: ['Grupos sorteados de novo.', UNDRAWN, 'events'],
  payout: ['Repasse registrado.', 'Não foi possível registrar o repasse. Tente novamente.', 'payouts'],
  score: ['Placar salvo com sucesso!', OOPS, 'events'],
  scoreCorrection: ['Placar corrigido com sucesso!', OOPS, 'events'],
  category: ['Torneio atualizado com sucesso!', OOPS, 'events'],
  event: ['Evento atualizado com sucesso!', OOPS, 'events'],
  walkover: ['Partida decidida por W.O.', OOPS, 'events'],
  newUnregisteredArena: ['Arena cadastrada com sucesso!', OOPS, 'unregisteredArenas'],
  unregisteredArena: ['Arena atualizada com sucesso!', UNSAVED, 'unregisteredArenas'],
};
