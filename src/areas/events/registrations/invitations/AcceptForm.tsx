import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Invitation } from '../../../../../domain/registrations/invitation.ts';
import { ShirtSize } from '../../../../../domain/registrations/registration.ts';
import { describeSubmission, type submissionMachine } from '../../../../../machines/submission/submission.ts';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import { useDraftForm } from '../../../../shared/forms/useDraftForm.ts';
import { DialogActions } from '../../../../shared/look/layout/DialogActions.tsx';
import { InvitationFacts } from './InvitationFacts.tsx';
import classes from './Invitations.module.css';
import { acceptDraft } from './invitationParts.ts';
import { ACCEPT, askedText, owingText } from './invitationTexts.ts';
import { ENTRY } from '../entry/registrationTexts.ts';

type AcceptFormProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  invitation: Invitation;
  onDismiss: () => void;
};

const SHIRTS = [
  { value: '', label: ENTRY.chooseSize },
  ...ShirtSize.literals.map((size) => ({ value: size, label: size })),
];

/** What accepting means, said before it is done; the shirt is chosen where the event has some. */
export function AcceptForm({ actor, invitation, onDismiss }: AcceptFormProps) {
  const { isBusy, submitted, refused } = useSelector(actor, describeSubmission, shallowEqual);
  const { id, haveTShirts, tShirtSize = '', tournament, event } = invitation;
  const form = useDraftForm({
    name: acceptDraft(id),
    initialValues: { tShirtSize },
    validate: (typed): Record<string, string> =>
      haveTShirts && typed.tShirtSize === '' ? { tShirtSize: ACCEPT.shirtNeeded } : {},
    submitted,
    refused,
  });
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={ACCEPT.title}
      onSubmit={form.onSubmit((typed) =>
        actor.send({ type: 'form.submitted', form: { id, ...(haveTShirts && { tShirtSize: typed.tShirtSize }) } }),
      )}
    >
      <p className={classes.lead}>
        {askedText(invitation)}: <strong>{tournament.category}</strong>, {event.name}.
      </p>
      <InvitationFacts invitation={invitation} />
      {haveTShirts && (
        <ChoiceField
          {...form.field('tShirtSize')}
          value={form.values.tShirtSize}
          label={ACCEPT.shirt}
          description={ENTRY.sizes}
          choices={SHIRTS}
          onChange={({ currentTarget }) => form.set('tShirtSize', currentTarget.value)}
        />
      )}
      <p className={classes.owing}>{owingText(invitation)}</p>
      <p className={classes.seen}>{ACCEPT.seen}</p>
      <DialogActions>
        <Button variant="default" size="lg" disabled={isBusy} onClick={onDismiss}>
          {ACCEPT.dismiss}
        </Button>
        <Button type="submit" size="lg" loading={isBusy}>
          {ACCEPT.send}
        </Button>
      </DialogActions>
    </form>
  );
}
