import type { ActorRefFrom } from 'xstate';
import type { Arena } from '#domain/arenas/arena.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { flat } from '../../../../shared/forms/flat.ts';
import { PhoneField } from '../../../../shared/forms/PhoneField.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { SubmitButton } from '../../../../shared/submission/SubmitButton.tsx';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { profileFaults, typedProfile } from '../arenaProfileForm.ts';
import { PageFields } from '../PageFields.tsx';
import { Pictures } from '../pictures/Pictures.tsx';
import type { PictureUploads } from '../pictures/usePictureUploads.ts';
import type { GuideActor } from './guideActors.ts';
import { PROFILE_STEP } from './guideTexts.ts';
import { Step } from './Step.tsx';
import classes from './Guide.module.css';

type ProfileStepProps = Omit<Form, 'actor'> & { actor: GuideActor; form: Form['actor']; uploads: PictureUploads };
type Form = { actor: ActorRefFrom<typeof submissionMachine>; arena: Arena; version: number };

/** What the arena's page shows and says besides what the sign-up asked for. */
export function ProfileStep({ actor, form, uploads, ...rest }: ProfileStepProps) {
  return (
    <Step title={PROFILE_STEP.title} lead={PROFILE_STEP.lead} ways={{ actor }}>
      <div className={classes.pictures}>
        <Pictures arena={rest.arena} uploads={uploads} />
      </div>
      <ProfileForm {...rest} actor={form} />
    </Step>
  );
}

function ProfileForm({ actor, arena, version }: Form) {
  const saved = typedProfile(arena);
  const form = useSubmissionForm({
    actor,
    name: 'guideProfile',
    initialValues: saved,
    validate: profileFaults(saved),
    byField: flat,
  });
  const send = (typed: typeof saved) => ({ ...typed, version, hasInstagram: saved.instagram !== '' });
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={PROFILE_STEP.title}
      onSubmit={form.onSubmit((typed) => submit(actor, 'guideProfile', send(typed)))}
    >
      <PageFields form={form} />
      {/* An arena from before the sign-up asked for it has none, and cannot be saved without. */}
      {saved.phone === '' && (
        <PhoneField
          {...form.field('phone')}
          value={form.values.phone}
          onDigits={(digits) => form.set('phone', digits)}
        />
      )}
      <SubmitButton actor={actor}>{PROFILE_STEP.save}</SubmitButton>
    </form>
  );
}
