/**
 * The commands, by what asks for them: a chart's actor, or a screen that has no chart of its own. Whoever provides the actor
 * must have a call for each (`commandOf`), and the app's effects words for each: a row that is missing does not compile.
 */
export interface CommandsOf {
  account: 'sendEmailLink' | 'dropPendingEmail' | 'exportMyData';
  agendaConfirm: 'payReservation';
  agendaChange: 'cancelReservation' | 'returnRefund';
  alterations: 'deleteAlteration';
  arenaTournaments: 'cancelTournament';
  callOffOfCategory: 'callOffCategory';
  callOffOfEvent: 'callOffEvent';
  cart: 'removeRegistration';
  courts: 'deleteCourt';
  eventApproval: 'approveEvent';
  eventCancellation: 'cancelEvent';
  installments: 'deleteInstallment';
  invitation: 'declineInvitation';
  invitedConfirmation: 'confirmInvited';
  invitedShares: 'takeShares';
  myReservations: 'cancelReservation';
  organizerPix: 'copyPix';
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
