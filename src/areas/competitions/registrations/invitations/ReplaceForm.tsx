import type { ActorRefFrom } from 'xstate';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { PlayerPicker } from '../../../../shared/people/PlayerPicker.tsx';
import { partsOf } from '../../../../../machines/command/subjectParts.ts';
import { replaceDraft } from './invitationParts.ts';
import classes from './Invitations.module.css';
import { submit } from '../../../../shared/submission/submit.ts';
import { REPLACE, replaceText } from './invitedTexts.ts';

type ReplaceFormProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  place: string;
  /** The name of the player whose place it is. */
  name: string;
  onDismiss: () => void;
};

const NOBODY = { replacement: '', name: '' };

/** Chooses the player who is invited instead. */
export function ReplaceForm({ actor, place, name, onDismiss }: ReplaceFormProps) {
  const { id, of: player } = partsOf(place);
  const form = useSubmissionForm({
    actor,
    name: replaceDraft(place),
    initialValues: NOBODY,
    validate: (typed): Record<string, string> =>
      typed.replacement === '' ? { replacement: REPLACE.playerNeeded } : {},
  });
  const chosen = form.values.replacement;
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={REPLACE.title}
      onSubmit={form.onSubmit((typed) =>
        submit(actor, 'replaceInvited', { id, player, replacement: typed.replacement }),
      )}
    >
      <p className={classes.lead}>{replaceText(name)}</p>
      <PlayerPicker
        {...form.field('replacement')}
        label={REPLACE.player}
        value={chosen === '' ? null : { id: chosen, name: form.values.name }}
        onPick={(picked) => {
          form.set('replacement', picked?.id ?? '');
          form.set('name', picked?.name ?? '');
        }}
      />
      <FormActions actor={actor} dismiss={REPLACE.dismiss} onDismiss={onDismiss}>
        {REPLACE.send}
      </FormActions>
    </form>
  );
}
