import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { describeSubmission, type submissionMachine } from '../../../../../machines/submission/submission.ts';
import { useDraftForm } from '../../../../shared/forms/useDraftForm.ts';
import { DialogActions } from '../../../../shared/look/layout/DialogActions.tsx';
import { PlayerPicker } from '../../../../shared/people/PlayerPicker.tsx';
import { partsOf, replaceDraft } from './invitationParts.ts';
import classes from './Invitations.module.css';
import { REPLACE, replaceText } from './invitedTexts.ts';

type ReplaceFormProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  place: string;
  /** Whose place it is. */
  name: string;
  onDismiss: () => void;
};

const NOBODY = { replacement: '', name: '' };

/** Who is asked instead. */
export function ReplaceForm({ actor, place, name, onDismiss }: ReplaceFormProps) {
  const { isBusy, submitted, refused } = useSelector(actor, describeSubmission, shallowEqual);
  const { id, of: player } = partsOf(place);
  const form = useDraftForm({
    name: replaceDraft(place),
    initialValues: NOBODY,
    validate: (typed): Record<string, string> =>
      typed.replacement === '' ? { replacement: REPLACE.playerNeeded } : {},
    submitted,
    refused,
  });
  const chosen = form.values.replacement;
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={REPLACE.title}
      onSubmit={form.onSubmit((typed) =>
        actor.send({ type: 'form.submitted', form: { id, player, replacement: typed.replacement } }),
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
      <DialogActions>
        <Button variant="default" size="lg" disabled={isBusy} onClick={onDismiss}>
          {REPLACE.dismiss}
        </Button>
        <Button type="submit" size="lg" loading={isBusy}>
          {REPLACE.send}
        </Button>
      </DialogActions>
    </form>
  );
}
