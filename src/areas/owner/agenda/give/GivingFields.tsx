import { TextInput } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import { MAX_GUEST_NAME } from '../../../../../domain/agenda/ownerOrder.ts';
import type { Reservation } from '../../../../../domain/booking/reservation.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { PhoneField } from '../../../../shared/forms/PhoneField.tsx';
import { PlayerPicker } from '../../../../shared/people/PlayerPicker.tsx';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { namesOf } from '../reservationNames.ts';
import { OWNER_RESERVE } from '../reserve/ownerBookingTexts.ts';
import { WhomSwitch } from '../reserve/WhomSwitch.tsx';
import { draftOfGiving, givingFaults, NOBODY_YET } from './givingForm.ts';
import { GIVE } from './giveTexts.ts';
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
  const { whom, player, playerName, guestPhone } = form.values;
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
      <WhomSwitch
        whom={whom === 'guest' ? 'guest' : 'player'}
        isEditable
        onPick={(picked) => form.set('whom', picked)}
      />
      {whom === 'guest' ? (
        <>
          <TextInput
            {...form.field('guestPlayerName')}
            label={OWNER_RESERVE.guestName}
            description={OWNER_RESERVE.guestHint}
            placeholder={OWNER_RESERVE.guestPlaceholder}
            maxLength={MAX_GUEST_NAME}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
          />
          <PhoneField
            {...form.field('guestPhone')}
            isOptional
            value={guestPhone}
            description={OWNER_RESERVE.phoneHint}
            onDigits={(digits) => form.set('guestPhone', digits)}
          />
        </>
      ) : (
        <PlayerPicker
          {...form.field('player')}
          label={OWNER_RESERVE.playerSearch}
          value={player === '' ? null : { id: player, name: playerName }}
          onPick={(picked) => form.setAll({ player: picked?.id ?? '', playerName: picked?.name ?? '' })}
        />
      )}
      <FormActions actor={actor} dismiss={GIVE.dismiss} onDismiss={onDismiss}>
        {GIVE.save}
      </FormActions>
    </form>
  );
}
