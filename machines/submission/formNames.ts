/**
 * The simple forms, by what sends them: a chart, or a screen that has no chart of its own. Whoever provides the actor must
 * have a call for each (`submissionOf`), and the app's effects words for each: a row that is missing does not compile.
 */
export interface FormsOf {
  account: 'publicInfo';
  alterations: 'newAlteration';
  arenaTournaments: 'newTournament';
  categoryCreation: 'newCategory';
  courts: 'newCourt' | 'court';
  eventCreation: 'newEvent';
  installments: 'newPayment' | 'newDiscount';
  invitation: 'acceptInvitation';
  invited: 'replaceInvited';
  ownArena: 'paymentMethod' | 'bookingRules' | 'arenaProfile';
  /** Who enters: a pair, a team of four, one alone; or anybody, put in by the organizer. */
  registration:
    | 'pairRegistration'
    | 'teamRegistration'
    | 'soloRegistration'
    | 'organizersPairRegistration'
    | 'organizersTeamRegistration'
    | 'organizersSoloRegistration';
  score: 'firstScore' | 'editedScore';
  slotPrice: 'slotPrice';
  slots: 'newTimeSlot' | 'allPrices';
  tournament: 'confirmPayment' | 'drawGroups' | 'redrawGroups' | 'grantRefund';
  unregisteredArenas: 'newUnregisteredArena' | 'unregisteredArena';
  vouchers: 'newVoucher' | 'recharge';
}

export type FormName = FormsOf[keyof FormsOf];
