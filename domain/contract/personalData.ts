import { Schema } from 'effect';
import { ArenaTournament } from '../arenaTournaments/arenaTournament.ts';
import { PaymentMethod } from '../arenas/arena.ts';
import { BookingRules } from '../arenas/bookingRules.ts';
import { Position } from '../arenas/position.ts';
import { Reservation, ReservationStatus } from '../booking/reservation.ts';
import { CourtSports } from '../courts/sport.ts';
import { CalendarFeed } from '../calendar/feed.ts';
import { Id, Instant } from '../values/id.ts';
import { Day } from '../values/days/day.ts';
import { Event } from '../events/event.ts';
import { Acceptance } from '../legal/terms.ts';
import { Reais, TotalReais } from '../values/money.ts';
import { MailChoices } from '../notices/mailChoices.ts';
import { Notice } from '../notices/notice.ts';
import { PushDevice } from '../notices/push.ts';
import { WhatsappMessage, WhatsappState } from '../notices/whatsapp.ts';
import { PaymentStatus } from '../payment/charge.ts';
import { PaymentAccount } from '../payment/paymentAccount.ts';
import { RegistrationStatus, ShirtSize } from '../registrations/registration.ts';
import { Payout } from '../payouts/payout.ts';
import { SeriesInvitation } from '../series/invitation.ts';
import { SeriesRequest } from '../series/request.ts';
import { PastWaiting } from '../waiting/waiting.ts';
import { OwnRecord } from '../people/arenaRecord.ts';
import { ArenaBlock } from '../people/arenaBlock.ts';
import { Cpf } from '../people/cpf.ts';
import { DeskData } from './deskData.ts';
import { User } from '../people/person.ts';

/** The person's place in a registration. The other players are left out, because their data is their own. */
const OwnPlace = Schema.Struct({
  event: Schema.String,
  category: Schema.String,
  status: RegistrationStatus,
  createdAt: Instant,
  value: Reais,
  paidVia: Schema.optionalKey(Schema.Literals(['gateway', 'organizer'])),
  paidAt: Schema.optionalKey(Instant),
  tShirtSize: Schema.optionalKey(ShirtSize),
});

const OwnCart = Schema.Struct({
  event: Schema.String,
  createdAt: Instant,
  items: Schema.Array(Schema.Struct({ category: Schema.String, value: Reais })),
  payments: Schema.Array(
    Schema.Struct({
      value: Reais,
      status: PaymentStatus,
      createdAt: Instant,
      approvedAt: Schema.optionalKey(Instant),
    }),
  ),
});

/** An arena of an owner. Its players are left out, because their data is their own. */
const OwnArenaData = Schema.Struct({
  name: Schema.String,
  city: Schema.String,
  street: Schema.optionalKey(Schema.String),
  district: Schema.optionalKey(Schema.String),
  position: Schema.optionalKey(Position),
  phone: Schema.optionalKey(Schema.String),
  instagram: Schema.optionalKey(Schema.String),
  description: Schema.optionalKey(Schema.String),
  avatar: Schema.optionalKey(Schema.String),
  photos: Schema.Array(Schema.String),
  photoTexts: Schema.Array(Schema.String),
  paymentMethod: PaymentMethod,
  bookingRules: BookingRules,
  createdAt: Instant,
  courts: Schema.Array(
    Schema.Struct({ name: Schema.String, inDoor: Schema.Boolean, sports: Schema.optionalKey(CourtSports) }),
  ),
  timeSlots: Schema.Array(Schema.Struct({ startHour: Schema.Int, price: Reais, isAvailable: Schema.Boolean })),
  vouchers: Schema.Array(
    Schema.Struct({
      code: Schema.String,
      discount: Schema.Finite,
      credits: Schema.Int,
      lifetimeUse: Schema.Boolean,
      status: Schema.String,
    }),
  ),
  tournaments: Schema.Array(ArenaTournament),
  reservations: Schema.Array(
    Schema.Struct({
      id: Id,
      date: Day,
      /** Such as `Quadra 1 18h`. */
      hours: Schema.Array(Schema.String),
      status: ReservationStatus,
      paymentMethod: PaymentMethod,
      total: Reais,
      discount: Reais,
      /** Received or discounted at the arena. */
      settledAtArena: Reais,
      createdAt: Instant,
    }),
  ),
});
export type OwnArenaData = typeof OwnArenaData.Type;

/** Everything that the platform stores about a person, for their request under the data protection law (LGPD, art. 18). */
export const PersonalData = Schema.Struct({
  exportedAt: Instant,
  user: User,
  /** 11 digits, if the person told it. */
  cpf: Schema.optionalKey(Cpf),
  memberSince: Instant,
  /** What the platform passed on to the person. */
  payouts: Schema.Array(Payout),
  /** The versions of the terms that the person accepted. */
  terms: Schema.Array(Acceptance),
  sessions: Schema.Array(Schema.Struct({ createdAt: Instant, expiresAt: Instant })),
  /** Accounts at other providers that can sign in to this one. */
  signInProviders: Schema.Array(Schema.Struct({ issuer: Schema.String, email: Schema.String, linkedAt: Instant })),
  /** Accounts at payment providers that were connected to receive money. */
  paymentAccounts: Schema.Array(PaymentAccount),
  reservations: Schema.Array(Reservation),
  /** What the person asked arenas for, to play every week. */
  seriesRequests: Schema.Array(SeriesRequest),
  /** What arenas asked the person, to have them every week. */
  seriesInvitations: Schema.Array(SeriesInvitation),
  /** The arenas that may not reach the person. */
  arenaRecords: Schema.Array(OwnRecord),
  blockedArenas: Schema.Array(ArenaBlock),
  /** The queues for taken hours. */
  waiting: Schema.Array(PastWaiting),
  vouchers: Schema.Array(
    Schema.Struct({
      arena: Schema.String,
      code: Schema.String,
      /** A fraction of the total, such as 0.25. */
      discount: Schema.Finite,
      status: Schema.String,
    }),
  ),
  /** What arenas owe the person, who can pay there with it, and when it last grew or was used. */
  credits: Schema.Array(
    Schema.Struct({ arena: Schema.String, value: TotalReais, movedAt: Schema.optionalKey(Instant) }),
  ),
  ...DeskData,
  /** Events that the person organizes. */
  events: Schema.Array(Event),
  registrations: Schema.Array(OwnPlace),
  carts: Schema.Array(OwnCart),
  /** What the person was told, the newest first. */
  notices: Schema.Array(Notice),
  mailChoices: MailChoices,
  /** The devices that show notices. Their addresses are secret. */
  pushDevices: Schema.Array(PushDevice),
  whatsapp: WhatsappState.mapFields(({ since, number }) => ({ since, number })),
  whatsappMessages: Schema.Array(WhatsappMessage),
  /** That it exists; its address is secret, and kept as a hash. */
  calendarFeed: CalendarFeed,
  /** Of an owner. */
  arenas: Schema.optionalKey(Schema.Array(OwnArenaData)),
});
export type PersonalData = typeof PersonalData.Type;
