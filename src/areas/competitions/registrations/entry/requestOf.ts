import type { EventFrom } from 'xstate';
import type { Category, DoubleFormat } from '#domain/events/category.ts';
import { hasCompleteProfile, type User } from '#domain/people/person.ts';
import type { RegistrationForm, registrationMachine } from '../../../../../machines/registrations/registration.ts';

type Requested = EventFrom<typeof registrationMachine, 'registration.requested'>;
/** `asOrganizer`: the user registers others, whose profiles may be incomplete. */
type Who = { readonly asOrganizer: boolean; readonly user: User | null; readonly insteadOf?: string };

/** The event that is sent to the registration chart when its button is pressed. */
export function requestOf(
  { id, doubleFormat }: Pick<Category, 'id' | 'doubleFormat'>,
  { asOrganizer, user, insteadOf }: Who,
): Requested {
  return {
    type: 'registration.requested',
    tournament: id,
    form: (asOrganizer ? ORGANIZERS : OWN)[doubleFormat],
    ...(insteadOf !== undefined && { insteadOf }),
    isProfileComplete: asOrganizer || (user !== null && hasCompleteProfile(user)),
  };
}

type Forms = Readonly<Record<DoubleFormat, RegistrationForm>>;

const OWN: Forms = { 'pre-formed': 'pairRegistration', teams: 'teamRegistration', randomly: 'soloRegistration' };
const ORGANIZERS: Forms = {
  'pre-formed': 'organizersPairRegistration',
  teams: 'organizersTeamRegistration',
  randomly: 'organizersSoloRegistration',
};
