import { shallowEqual, useSelector } from '@xstate/react';
import { INVALID_VALUE } from '#domain/values/money.ts';
import { describeAgreed } from '../../../../../machines/agenda/describeOwnerBooking.ts';
import { MoneyField } from '../../../../shared/forms/MoneyField.tsx';
import type { OwnerBookingActor } from './ownerBookingActors.ts';
import { OWNER_RESERVE } from './ownerBookingTexts.ts';
import classes from './WhomStep.module.css';

/** What is agreed on for the chosen hours, up or down. */
export function AgreedField({ actor }: { actor: OwnerBookingActor }) {
  const { agreed, isMispriced } = useSelector(actor, describeAgreed, shallowEqual);
  return (
    <div className={classes.note}>
      <MoneyField
        label={OWNER_RESERVE.agreed}
        description={OWNER_RESERVE.agreedHint}
        value={agreed}
        error={isMispriced && INVALID_VALUE}
        onText={(text) => actor.send({ type: 'agreed.typed', agreed: text })}
      />
    </div>
  );
}
