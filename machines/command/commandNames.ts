/**
 * The commands, grouped by their sender: a chart's actor, or a screen without a chart of its own. Each needs a call
 * (`commandOf`, where the actor is provided) and texts (in the app's effects); without one the project does not compile.
 */
export interface CommandsOf {
  account: 'sendEmailLink' | 'dropPendingEmail' | 'exportMyData';
  /** The subject is `subjectOf` a reservation and how it was paid. */
  agendaConfirm: 'payReservation';
  agendaUndo: 'undoPayment' | 'undoCancellation' | 'clearNoShow' | 'undoMove' | 'undoGiving' | 'undoClosure';
  agendaAttendance: 'markNoShow' | 'clearNoShow';
  agendaChange: 'returnRefund' | 'settleAtCounter';
  alterations: 'deleteAlteration';
  /** The subject is the photo's address. */
  arenaPictures: 'removeLogo' | 'movePhoto' | 'removePhoto';
  /** The subject is the arena. */
  arenaBlocking: 'blockArena';
  arenaUnblocking: 'unblockArena';
  arenaTournaments: 'cancelTournament';
  billRefunds: 'returnBillRefund';
  /** The subject is a reservation, a registration or a series. */
  calendarFile: 'saveCalendar';
  callOffOfCategory: 'callOffCategory';
  callOffOfEvent: 'callOffEvent';
  cart: 'removeRegistration';
  cartRefunds: 'returnCartRefund';
  courts: 'deleteCourt';
  /** The subject is the record, or `subjectOf` it and the player. */
  customerAccounts: 'askCustomerAccount' | 'endCustomerAccount';
  customerSplit: 'splitCustomer';
  eventApproval: 'approveEvent';
  eventCancellation: 'cancelEvent';
  /** The subject is which customers, as an address asks for them. */
  customerSheet: 'customerSheet';
  /** The subject is the record. */
  customerFile: 'customerData' | 'eraseCustomer';
  guide: 'passGuideStep';
  guideLinkCopy: 'copyArenaLink';
  /** The subject is the import. */
  importUndo: 'undoImport';
  installments: 'deleteInstallment';
  invitation: 'declineInvitation';
  invitationLinkCopy: 'copyInvitation';
  invitedConfirmation: 'confirmInvited';
  invitedShares: 'takeShares';
  /** The subject is a group of letters and whether it is wanted, or hours of quiet. */
  mailChoices: 'switchMail' | 'chooseQuiet';
  myReservations: 'cancelReservation';
  platformAdmin: 'retryJob' | 'showArena' | 'checkAudit';
  notices: 'readNotice' | 'readNoticesUpTo';
  organizerPix: 'copyPix';
  pairLink: 'makePairLink' | 'endPairLink';
  pairLinkOpening: 'openPairLink';
  /** The subject is the reservation, or `subjectOf` it and the secret, or the link and the sum in centavos. */
  paymentLinks: 'makePaymentLink' | 'endPaymentLink' | 'markPaymentLink';
  playerLastPayout: 'undoLastPayout';
  playerPayout: 'undoCreditPayout';
  priceRuleList: 'deletePriceRule';
  productList: 'retireProduct';
  publication: 'unpublishArena';
  publicPageSwitch: 'openPublicEvent' | 'closePublicEvent' | 'openPublicTournament' | 'closePublicTournament';
  /** The subject is the place in the queue. */
  queueLeaving: 'leaveQueue';
  /** The subject is the record. */
  recordAnswers: 'acceptRecord' | 'refuseRecord';
  receiving: 'beginConnection' | 'completeConnection' | 'endPaymentAccount';
  payoutSheets: 'payoutSheet';
  scorerLink: 'makeScorerLink' | 'endScorerLink';
  scorers: 'removeScorer';
  scoring: 'becomeScorer';
  scoringEnd: 'stopScoring';
  /** The subject is what is sold or paid, as JSON, or the sale. */
  selling: 'sellProduct' | 'paySales' | 'undoSale';
  /** The subject is the request. */
  seriesRequestList: 'withdrawRequest';
  /** The subject is the series. */
  seriesInvitations: 'acceptSeries' | 'refuseSeries';
  seriesRestore: 'restoreOccurrence';
  seriesSkip: 'skipOccurrence';
  /** The subject is what is copied. */
  sharing: 'copyLink' | 'copyChoice' | 'copyReservation';
  /** The subject is the sheet, as JSON. */
  madeSheet: 'saveSheet';
  sheet: 'reservationSheet';
  takings: 'takingsSheet' | 'cashBook';
  slots: 'deleteTimeSlot' | 'restorePrices';
  slotsLeaving: 'dropPrices';
  slotSwitch: 'toggleTimeSlot';
  tournamentLeaving: 'cancelRegistration' | 'cancelMyRegistration';
  tournamentMatches: 'makeMatches';
  tournamentSecondPhase: 'makeSecondPhase';
  staff: 'removeStaff' | 'withdrawStaffInvitation';
  staffInvitation: 'joinStaff';
  staffLeaving: 'leaveStaff';
  staffLink: 'inviteStaff';
  staffHandover: 'handArena';
  staffRole: 'changeStaffRole';
  unregisteredArenas: 'deleteUnregisteredArena';
  voucherDeletion: 'deleteVoucher';
  voucherExpiry: 'expireVoucher';
  voucherLastSale: 'undoLastSale';
  voucherSale: 'undoVoucherSale';
}

export type CommandName = CommandsOf[keyof CommandsOf];
