import type { ActorRefFrom } from 'xstate';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { namesOf } from '../../desk/index.ts';
import { draftOfGiving, givingFaults, NOBODY_YET } from './givingForm.ts';
import { GIVE } from './giveTexts.ts';
import { WhomFields } from './WhomFields.tsx';
import classes from './Give.module.css';

type GivingFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  reservation: Reservation;
  onDismiss: () => void;
};

/** Whom the reservation goes to: a player with an account, or a guest. */
export function GivingFields({ actor, reservation, onDismiss }: GivingFieldsProps) {
  const { id, player: holder, whomVersion: version = 1 } = reservation;
  const form = useSubmissionForm({
    actor,
    name: draftOfGiving(id),
    initialValues: NOBODY_YET,
    validate: (typed) => givingFaults(typed, holder?.id),
  });
  return (
    <form
      noValidate
      aria-label={GIVE.form}
      className={classes.fields}
      onSubmit={form.onSubmit((typed) => submit(actor, 'reservationGiving', { ...typed, id, version }))}
    >
      <div>
        <p className={classes.names}>{namesOf(reservation)}</p>
        <p className={classes.hint}>{holder ? `${GIVE.hint} ${GIVE.unseen}` : GIVE.hint}</p>
      </div>
      <WhomFields form={form} />
      <FormActions actor={actor} dismiss={GIVE.dismiss} onDismiss={onDismiss}>
        {GIVE.save}
      </FormActions>
    </form>
  );
}
