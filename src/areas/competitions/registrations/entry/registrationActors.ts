import { Effect } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { registrationEndpoints } from '#domain/contract/registrations.ts';
import { type RegistrationForm, registrationMachine } from '../../../../../machines/registrations/registration.ts';
import type { FormOf, FormsOf } from '../../../../../machines/submission/forms.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { provideProfileCompletion } from '../../../player/booking/index.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import { type Sending, submissionOf } from '../../../../shared/submission/submissionActors.ts';
import { entryDraft, toEntry } from './entryForm.ts';

export type RegistrationActor = ActorRefFrom<typeof registrationMachine>;

const { register, registerAsOrganizer, fillPlace } = registrationEndpoints;

/** The registration for a category, connected to the server. */
export function provideRegistration(app: App) {
  const enter =
    (name: RegistrationForm, endpoint: typeof register | typeof registerAsOrganizer) =>
    (form: FormOf<RegistrationForm>, sending: Sending) => {
      const entry = toEntry(name, form);
      return app
        .call(form.insteadOf === '' ? endpoint : fillPlace, entry, sending)
        .pipe(Effect.tap(() => Effect.sync(() => clearDraft(entryDraft(name, entry.params.id)))));
    };
  return registrationMachine.provide({
    actors: {
      profileCompletion: provideProfileCompletion(app),
      submission: submissionOf<FormsOf['registration']>({
        pairRegistration: enter('pairRegistration', register),
        teamRegistration: enter('teamRegistration', register),
        soloRegistration: enter('soloRegistration', register),
        organizersPairRegistration: enter('organizersPairRegistration', registerAsOrganizer),
        organizersTeamRegistration: enter('organizersTeamRegistration', registerAsOrganizer),
        organizersSoloRegistration: enter('organizersSoloRegistration', registerAsOrganizer),
      }),
    },
  });
}
