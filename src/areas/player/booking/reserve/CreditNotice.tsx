import { Button } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { describeCredit } from '../../../../../machines/booking/describeBooking.ts';
import type { CreditChoiceProps } from './CreditChoice.tsx';
import classes from './BarNotice.module.css';
import { ownCreditText, RESERVE, withCreditText } from './reserveTexts.ts';
import { useOwnCredit } from './useOwnCredit.ts';

/** In the bar, wherever the page stands: that there is a credit that pays, or that it does. */
export function CreditNotice({ actor, arena }: CreditChoiceProps) {
  const { isUsed, isEditable } = useSelector(actor, describeCredit, shallowEqual);
  const { credit, use } = useOwnCredit(actor, arena);
  if (!use) return null;
  return (
    <div className={classes.notice}>
      <IconCoins className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <span className={classes.words}>{isUsed ? withCreditText(use) : ownCreditText(credit)}</span>
      {!isUsed && (
        <Button
          variant="light"
          className={classes.action}
          disabled={!isEditable}
          onClick={() => actor.send({ type: 'credit.chosen', use: true })}
        >
          {RESERVE.payByCredit}
        </Button>
      )}
    </div>
  );
}
