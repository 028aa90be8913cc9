import { shallowEqual, useSelector } from '@xstate/react';
import { describeWhom } from '../../../../../machines/agenda/describeOwnerBooking.ts';
import { focusField } from '../../../../shared/forms/focusField.ts';
import { GuestField } from './GuestField.tsx';
import type { OwnerBookingActor } from './ownerBookingActors.ts';
import { OWNER_RESERVE } from './ownerBookingTexts.ts';
import { PlayerChoice } from './PlayerChoice.tsx';
import { WhomSwitch } from './WhomSwitch.tsx';
import classes from './WhomStep.module.css';

/** Who will play: a player with an account, or a guest by name. */
export function WhomStep({ actor }: { actor: OwnerBookingActor }) {
  const { whom, player, guestName, isUnnamed, isEditable } = useSelector(actor, describeWhom, shallowEqual);
  const field = { isEditable, error: isUnnamed && <Unnamed /> };
  return (
    <section className={classes.step} aria-labelledby="para-quem">
      <h2 id="para-quem" className={classes.title}>
        {OWNER_RESERVE.whom}
      </h2>
      <div className={classes.card}>
        <div className={classes.switch}>
          <WhomSwitch
            whom={whom}
            isEditable={isEditable}
            onPick={(picked) => actor.send({ type: 'whom.picked', whom: picked })}
          />
        </div>
        {whom === 'player' ? (
          <PlayerChoice
            {...field}
            player={player}
            onPick={(picked) => actor.send({ type: 'player.picked', player: picked })}
          />
        ) : (
          <GuestField {...field} name={guestName} onType={(name) => actor.send({ type: 'guest.typed', name })} />
        )}
      </div>
    </section>
  );
}

function Unnamed() {
  return (
    <span role="alert" ref={leadToField}>
      {OWNER_RESERVE.unnamed}
    </span>
  );
}

/** Scrolls to the field and focuses it, because the submit button is far below. */
function leadToField(error: HTMLElement | null): void {
  focusField(error?.closest('section')?.querySelector<HTMLElement>('input:not([type=radio])') ?? null);
}
