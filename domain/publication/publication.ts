import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { CourtForm, MAX_COURTS } from '../courts/court.ts';
import { NewTimeSlot } from '../slots/slot.ts';
import { filledText } from '../values/text/text.ts';

/** What a player is told who orders at an arena that is not public, or no longer. */
export const OFF_AIR = 'Esta arena não está recebendo reservas pelo Quadra Livre agora.';

/** The steps of the guide between an arena's sign-up and its publication, in order. */
export const GUIDE_STEPS = ['courts', 'hours', 'payment', 'profile'] as const;
export const GuideStep = Schema.Literals(GUIDE_STEPS);
export type GuideStep = typeof GuideStep.Type;

/** What an arena's team knows of its being public, and how far its guide is. `hours` are those that are offered. */
export const Publication = Schema.Struct({
  isPublished: Schema.Boolean,
  /** Why an admin hid it; absent for one that is not hidden. */
  hiddenReason: Schema.optionalKey(Schema.String),
  courts: Schema.Int,
  hours: Schema.Int,
  /** Somebody wrote a description or an address, or gave a picture. */
  hasProfile: Schema.Boolean,
  /** The steps that were saved or skipped. */
  passed: Schema.Array(GuideStep),
});
export type Publication = typeof Publication.Type;

type Offer = Pick<Publication, 'courts' | 'hours'>;

/** Whether a booking is possible at all, which publishing asks for. */
export function isBookable({ courts, hours }: Offer): boolean {
  return courts > 0 && hours > 0;
}

/** What is missing, in words; empty when nothing is. */
export function missingText(offer: Offer): string {
  if (isBookable(offer)) return '';
  const courts = offer.courts === 0 ? 'uma quadra' : '';
  const hours = offer.hours === 0 ? 'um horário disponível' : '';
  return `Para entrar no ar, falta ${[courts, hours].filter((part) => part !== '').join(' e ')}.`;
}

/** `done`: the arena has it. `skipped`: it was passed without. `open`: nobody was there yet. */
export type StepState = 'done' | 'skipped' | 'open';

/** Follows from what the arena has, so that what is done elsewhere is done here too. */
export function stepStateOf(
  step: GuideStep,
  { courts, hours, hasProfile, passed }: Omit<Publication, 'isPublished'>,
): StepState {
  const isPassed = passed.includes(step);
  const has = { courts: courts > 0, hours: hours > 0, payment: isPassed, profile: hasProfile };
  if (has[step]) return 'done';
  return isPassed ? 'skipped' : 'open';
}

/**
 * The first step that nobody has left yet; 'publish' when there is none. The page has a picture since the sign-up, or got one a
 * moment ago in the step itself, and still waits for its address and text.
 */
export function nextStepOf(publication: Publication): GuideStep | 'publish' {
  const isLeft = (step: GuideStep) =>
    step === 'profile' ? publication.passed.includes(step) : stepStateOf(step, publication) !== 'open';
  return GUIDE_STEPS.find((step) => !isLeft(step)) ?? 'publish';
}

/** All courts of a new arena at once. */
export const NewCourts = Schema.Struct({
  courts: Schema.Array(CourtForm).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_COURTS)),
});

const HOURS_A_DAY = 24;

/** All hours of a new arena at once. */
export const NewTimeSlots = Schema.Struct({
  timeSlots: Schema.Array(NewTimeSlot).check(Schema.isMinLength(1), Schema.isMaxLength(HOURS_A_DAY)),
});

/** Why an admin hides an arena; its owner reads it. */
export const Hiding = Schema.Struct({
  reason: filledText('Escreva o motivo, que a arena vai ler.').check(
    Schema.isMaxCodePoints(200, { message: 'O motivo precisa ter no máximo 200 caracteres.' }),
  ),
});

/** An arena as admins list it. */
export const ListedArena = Schema.Struct({
  id: Id,
  name: Schema.String,
  city: Schema.String,
  isPublished: Schema.Boolean,
  hiddenReason: Schema.optionalKey(Schema.String),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type ListedArena = typeof ListedArena.Type;
