import { shallowEqual, useSelector } from '@xstate/react';
import { describeWhom } from '../../../../../machines/agenda/describeOwnerBooking.ts';
import { focusField } from '../../../../shared/forms/focusField.ts';
import { GuestChoice } from './GuestChoice.tsx';
import type { OwnerBookingActor } from './ownerBookingActors.ts';
import { OWNER_RESERVE } from './ownerBookingTexts.ts';
import { PlayerChoice } from './PlayerChoice.tsx';
import { WhomSwitch } from './WhomSwitch.tsx';
import classes from './WhomStep.module.css';

/** Who will play: a player with an account, or a guest by name. */
export function WhomStep({ actor }: { actor: OwnerBookingActor }) {
  const { whom, player, isUnnamed, isMisdialled, isEditable } = useSelector(actor, describeWhom, shallowEqual);
  const field = { isEditable, error: isUnnamed && <Wrong>{OWNER_RESERVE.unnamed}</Wrong> };
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
          <GuestChoice
            actor={actor}
            unnamed={field.error}
            misdialled={isMisdialled && <Wrong>{OWNER_RESERVE.misdialled}</Wrong>}
          />
        )}
      </div>
    </section>
  );
}

function Wrong({ children }: { children: string }) {
  return (
    <span role="alert" ref={leadToField}>
      {children}
    </span>
  );
}

/** Scrolls to the field and focuses it, because the submit button is far below. */
function leadToField(error: HTMLElement | null): void {
  const wrong = error?.closest('section')?.querySelector<HTMLElement>('input[aria-invalid=true]');
  focusField(wrong ?? null);
}
