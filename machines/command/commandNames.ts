/**
 * The commands, grouped by their sender: a chart's actor, or a screen without a chart of its own. Each needs a call
 * (`commandOf`, where the actor is provided) and texts (in the app's effects); without one the project does not compile.
 */
export interface CommandsOf {
  account: 'sendEmailLink' | 'dropPendingEmail' | 'exportMyData';
  agendaConfirm: 'payReservation';
  agendaUndo: 'undoPayment' | 'undoCancellation' | 'clearNoShow' | 'undoMove';
  agendaAttendance: 'markNoShow' | 'clearNoShow';
  agendaChange: 'returnRefund' | 'settleAtCounter';
  alterations: 'deleteAlteration';
  arenaTournaments: 'cancelTournament';
  bookingLink: 'copyLink';
  callOffOfCategory: 'callOffCategory';
  callOffOfEvent: 'callOffEvent';
  cart: 'removeRegistration';
  cartRefunds: 'returnCartRefund';
  courts: 'deleteCourt';
  eventApproval: 'approveEvent';
  eventCancellation: 'cancelEvent';
  installments: 'deleteInstallment';
  invitation: 'declineInvitation';
  invitedConfirmation: 'confirmInvited';
  invitedShares: 'takeShares';
  myReservations: 'cancelReservation';
  operation: 'retryJob';
  organizerPix: 'copyPix';
  priceRuleList: 'deletePriceRule';
  publicPage: 'copyPublicPage';
  publicPageSwitch: 'openPublicEvent' | 'closePublicEvent' | 'openPublicTournament' | 'closePublicTournament';
  receiving: 'beginConnection' | 'completeConnection' | 'endPaymentAccount';
  payoutSheets: 'payoutSheet';
  scorerLink: 'makeScorerLink' | 'endScorerLink';
  scorerLinkCopy: 'copyScorerLink';
  scorers: 'removeScorer';
  scoring: 'becomeScorer';
  scoringEnd: 'stopScoring';
  sheet: 'reservationSheet';
  slots: 'deleteTimeSlot';
  slotSwitch: 'toggleTimeSlot';
  tournamentLeaving: 'cancelRegistration' | 'cancelMyRegistration';
  tournamentMatches: 'makeMatches';
  tournamentSecondPhase: 'makeSecondPhase';
  unregisteredArenas: 'deleteUnregisteredArena';
  voucherDeletion: 'deleteVoucher';
  voucherExpiry: 'expireVoucher';
}

export type CommandName = CommandsOf[keyof CommandsOf];
