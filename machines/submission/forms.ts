import type { GuidedCourts, GuidedHours } from '#domain/publication/guide.ts';
import type { PhotoTextForm } from '#domain/arenas/photos.ts';
import type { CreditPayoutForm } from '#domain/players/arenaPlayer.ts';
import type { ZoneMoves } from '#domain/arenas/zoneMoves.ts';
import type { ArenaPixForm } from '#domain/payment/arenaPix.ts';
import type { BookingRulesForm } from '#domain/arenas/bookingRules.ts';
import type { CancellationPolicyForm } from '#domain/booking/cancellationPolicyForm.ts';
import type { ReceivedMoney } from '#domain/ledger/cancellation.ts';
import type { InstallmentForm } from '#domain/ledger/installment.ts';
import type { DeskMethod, WayToPayHere } from '#domain/ledger/movement.ts';
import type { Excess, Move } from '#domain/agenda/move.ts';
import type { SplitForm } from '#domain/agenda/split.ts';
import type { Closing, ReopenedPart } from '#domain/closures/closure.ts';
import type { CategoryEdit } from '#domain/events/category.ts';
import type { EventEdit } from '#domain/events/event.ts';
import type { PayoutForm } from '#domain/payouts/payout.ts';
import type { CpfForm } from '#domain/people/cpf.ts';
import type { ProductForm } from '#domain/products/product.ts';
import type { CustomerForm } from '#domain/customers/customer.ts';
import type { PublicInfo } from '#domain/people/profile.ts';
import type { Replacement } from '#domain/registrations/invitation.ts';
import type { PaymentReceived } from '#domain/registrations/registration.ts';
import type { Month } from '#domain/values/days/month.ts';
import type { CountForm, DrawerForm, TillForm } from '#domain/till/till.ts';
import type { AlterationForm } from '#domain/slots/alteration.ts';
import type { ManyAlterationsForm } from '#domain/slots/manyAlterations.ts';
import type { OpeningForm } from '#domain/opening/openingForm.ts';
import type { PriceRuleForm } from '#domain/slots/priceRuleForm.ts';
import type { SlotPriceForm, TimeSlotForm } from '#domain/slots/slot.ts';

type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** The item that a form is about. */
interface Subject {
  readonly id: string;
}

/** The version of the item that the person edited; the server refuses a change of an older one. */
interface Seen {
  readonly version: number;
}

type Profile = Texts<'name' | 'city' | 'street' | 'district' | 'position' | 'description' | 'instagram' | 'phone'> &
  Seen & { readonly hasInstagram: boolean };
type Court = Texts<'name' | 'place' | 'sports'>;
type UnregisteredArena = Texts<'name' | 'city' | 'street' | 'district'>;
/** `about`: whose reservation it is and when, for a payment that is held. */
type Installment = typeof InstallmentForm.Encoded & { readonly reservation: string; readonly about: string };
type Split = { readonly form: SplitForm; readonly reservation: string };
/** The bill that was on screen: `id` is its series, the sums are in centavos. */
type SeenBill = Subject & { readonly month: Month; readonly credit: number; readonly left: number };
/** The players of a registration, numbered by their place on the form; `self` is the person who fills it in. */
/** `insteadOf`: the registration whose place the organizer fills, or empty. */
type Entry = Texts<'tournament' | 'self' | 'insteadOf' | `${'player' | 'name' | 'shirt'}${1 | 2 | 3 | 4}`>;
/** `about`: who plays, for a score that is held. `hasScore`: the match already has a score, which this one replaces. */
type Score = Subject & Texts<'doubleOneScore' | 'doubleTwoScore' | 'about'> & { readonly hasScore: boolean };
/** A match that was not played: `absent` is the double that lost it. */
type WalkoverForm = Subject & Texts<'absent' | 'reason' | 'doubleOneScore' | 'doubleTwoScore' | 'about'>;
type Draw = Subject & Texts<'numberOfGroups'>;
/** `version` is a text too, because a draft stores it. */
type Price = typeof SlotPriceForm.Encoded & Texts<'version'>;

/**
 * The simple forms with the values that their screens submit, grouped by sender: a chart, or a screen without a chart of
 * its own. Each needs a call (`submissionOf`, where the actor is provided) and texts (in the app's effects); when one is
 * missing, or has another shape, the project does not compile.
 */
export interface FormsOf {
  account: { publicInfo: typeof PublicInfo.Encoded; cpf: typeof CpfForm.Encoded };
  /** `received` is null when the arena has received nothing. */
  agenda: {
    deskCancellation: Subject & { readonly received: ReceivedMoney | null };
    courtClosure: Closing;
    /** `id` is the closure's. */
    courtReopening: Subject & ReopenedPart;
    reservationNote: Subject & Seen & Texts<'note'>;
    /**
     * `whom` is 'player' or 'guest'; `playerName` is the name on screen of `player`, an id. `guestPhone` has digits; with `customer`, the
     * id of the arena's record, it and the name are the record's.
     */
    reservationGiving: Subject &
      Seen &
      Texts<'whom' | 'player' | 'playerName' | 'guestPlayerName' | 'guestPhone' | 'customer'>;
  };
  /** An arena more in one's own account. */
  arenaOpening: { newArena: Texts<'name' | 'instagram' | 'city' | 'zone' | 'phone'> };
  alterations: { newAlteration: AlterationForm; manyAlterations: ManyAlterationsForm };
  /** `id` is the photo's address. */
  arenaPhotos: { photoText: Subject & typeof PhotoTextForm.Encoded };
  arenaTournaments: {
    newTournament: Texts<
      'name' | 'phoneToContact' | 'registrationStart' | 'registrationEnd' | 'executionStart' | 'executionEnd'
    >;
  };
  bills: {
    billPayment: SeenBill & { readonly method: DeskMethod };
    billForgiveness: SeenBill & Texts<'reason'>;
    billRule: Seen & Texts<'dueDay' | 'graceDays' | 'skipNoticeHours' | 'skipsAMonth'>;
  };
  categoryCreation: {
    newCategory: Texts<
      | 'event'
      | 'category'
      | 'doubleFormat'
      | 'doublesNumber'
      | 'individualRegistrationPrice'
      | 'startDate'
      | 'deadlinePayment'
      | 'deadlineRegistrationPayment'
      | 'firstPlace'
      | 'secondPlace'
      | 'thirdPlace'
      | 'paymentViaGateway'
    >;
    /** Only what the person changed. */
    category: Subject & { readonly edit: CategoryEdit };
    event: Subject & { readonly edit: EventEdit };
  };
  courts: { newCourt: Court; court: Court & Subject & Seen };
  eventCreation: {
    newEvent: Texts<
      | 'name'
      | 'start'
      | 'end'
      | 'arenaName'
      | 'city'
      | 'street'
      | 'phoneToContact'
      | 'paymentViaGateway'
      | 'pixOrganizer'
      | 'haveTShirts'
    >;
  };
  /** Of each weekday, Sunday first, its spans: `6-12,14-23`; empty for a closed one. */
  openingHours: { openingHours: OpeningForm & Seen };
  /** The steps of a new arena's guide. */
  guide: {
    guideCourts: GuidedCourts;
    guideHours: GuidedHours;
    guidePayment: Texts<'paymentMethod'> & Seen;
    guideProfile: Profile;
    arenaPublication: Texts<'arena'>;
  };
  /** `customer` goes into the record `id`. */
  customerJoining: { customerJoin: Subject & Texts<'customer'> };
  /** `isCpfTyped`: the CPF is not the one that was read, which reception never is told. */
  customers: {
    customerRecord: Subject & Seen & typeof CustomerForm.Encoded & { readonly isCpfTyped: boolean };
  };
  installments: { newPayment: Installment; newDiscount: Installment; splitBill: Split };
  invitation: { acceptInvitation: Subject & { readonly tShirtSize?: string } };
  invited: { replaceInvited: Subject & typeof Replacement.Encoded };
  /** `excess` is null when nothing that was received is too much. */
  move: { newPrice: Subject & Omit<Move, 'excess'> & { readonly excess: Excess | null } };
  settings: {
    paymentMethod: Texts<'paymentMethod'> & Seen;
    /** Both empty: the arena has no key for the desk. */
    arenaPix: typeof ArenaPixForm.Encoded & Seen;
    bookingRules: typeof BookingRulesForm.Encoded & Seen;
    cancellationPolicy: CancellationPolicyForm & Seen;
    arenaProfile: Profile;
    /** `seen`: what was on screen that moves with the zone; null for nothing. */
    arenaZone: Texts<'zone'> & Seen & { readonly seen: ZoneMoves | null };
  };
  platformAdmin: { arenaHiding: Subject & Texts<'reason'> };
  /** `id` is the link's. */
  paymentLinks: { linkRefusal: Subject & Texts<'reason'> };
  /** `id` is the player's. */
  playerCredit: { creditPayout: Subject & typeof CreditPayoutForm.Encoded };
  /** `id` is the player's. */
  playerCreditDebt: { creditDebt: Subject & typeof CreditPayoutForm.Encoded };
  /** `amount`, in centavos, and `mark` are what the person saw. */
  payouts: { payout: typeof PayoutForm.Encoded & Subject & { readonly amount: number; readonly mark: string } };
  priceRuleList: { newPriceRule: PriceRuleForm; priceRule: PriceRuleForm & Subject & Seen };
  productList: { newProduct: typeof ProductForm.Encoded; product: typeof ProductForm.Encoded & Subject & Seen };
  /** `id` is the arena's; an empty `court` is any. `before`: so many hours before it begins the player no longer waits; empty for none. */
  queueJoining: { queueJoin: Subject & Texts<'date' | 'court' | 'startHour' | 'hours' | 'before' | 'zone'> };
  /** A pair, a team of four or a single player; `organizers…`: registered by the organizer. */
  registration: {
    pairRegistration: Entry;
    teamRegistration: Entry;
    soloRegistration: Entry;
    organizersPairRegistration: Entry;
    organizersTeamRegistration: Entry;
    organizersSoloRegistration: Entry;
  };
  /** A correction is the score of a match that has one. */
  score: { score: Score; scoreCorrection: Score; walkover: WalkoverForm };
  /** `until` is the last day that it still has. */
  series: { seriesEnd: Subject & Texts<'until'>; seriesRefusal: Subject & Texts<'reason'> };
  /** `id` is the arena's; an empty `court` is any. */
  seriesAsking: {
    seriesAsk: Subject & Texts<'court' | 'weekday' | 'startHour' | 'hours' | 'sport' | 'from' | 'note'>;
  };
  slotPrice: { slotPrice: Price & Subject };
  slots: { newTimeSlot: typeof TimeSlotForm.Encoded; allPrices: Price };
  /** `id` is the till's; `cashEntries` is how much the one who counted knew of. */
  till: {
    newTill: typeof TillForm.Encoded;
    cashIn: typeof DrawerForm.Encoded & Subject;
    cashOut: typeof DrawerForm.Encoded & Subject;
    tillCount: typeof CountForm.Encoded & Subject & { readonly cashEntries: number };
  };
  tournament: {
    confirmPayment: Subject & typeof PaymentReceived.Encoded;
    drawGroups: Draw;
    redrawGroups: Draw;
    grantRefund: Subject & Texts<'player' | 'reason'>;
  };
  unregisteredArenas: {
    newUnregisteredArena: UnregisteredArena;
    unregisteredArena: UnregisteredArena & Subject & Seen;
  };
  vouchers: {
    /** `playerName` is the name on screen of `player`, an id. */
    newVoucher: Texts<'player' | 'playerName' | 'code' | 'discount' | 'uses' | 'credits' | 'expire'>;
    /** `method` is one of the desk's. */
    voucherSale: Texts<'player' | 'playerName' | 'credits' | 'price' | 'expire'> & { readonly method: DeskMethod };
    recharge: Subject & Texts<'credits'>;
    /** `value`, in centavos, is what the person saw; `way` is a method of the desk, or `player_credit`. */
    voucherReturn: Subject & { readonly value: number; readonly way: WayToPayHere };
  };
}

export type FormName = { [Sender in keyof FormsOf]: keyof FormsOf[Sender] }[keyof FormsOf];

/** The values that a screen submits for the form of this name. */
export type FormOf<Name extends FormName> = {
  [Sender in keyof FormsOf]: Name extends keyof FormsOf[Sender] ? FormsOf[Sender][Name] : never;
}[keyof FormsOf];
