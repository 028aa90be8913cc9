import type { ClosureImpact } from '#domain/closures/closure.ts';
import { BECOMES_NAMES, LINK_MONEY_BACK } from '#domain/ledger/cancellation.ts';
import controls from '../../../shared/look/controls.module.css';
import { ChipChoice } from '../../../shared/forms/ChipChoice.tsx';
import { MethodChoice } from '../../../shared/forms/MethodChoice.tsx';
import classes from './Closing.module.css';
import { fatesOf } from './closingForm.ts';
import { CLOSING, guestsText } from './closingTexts.ts';
import type { ClosingForm } from './OwnPeriod.tsx';

type ClosingMoneyProps = { form: ClosingForm; rest: Pick<ClosureImpact, 'atArena' | 'byGuests'> };

/** What becomes of what was received at the arena, but for what waits for its players, for all reservations alike; nobody chooses it for the owner. */
export function ClosingMoney({ form, rest }: ClosingMoneyProps) {
  const { becomes, method } = form.values;
  const { error } = form.field('becomes');
  return (
    <div className={classes.money}>
      <ChipChoice
        label={CLOSING.fate}
        name="destino"
        path="becomes"
        options={fatesOf(rest)}
        value={becomes === '' ? undefined : becomes}
        textOf={(choice) => BECOMES_NAMES[choice]}
        onChoose={(choice) => form.set('becomes', choice)}
      />
      {error && (
        <p className={controls.error} role="alert">
          {error}
        </p>
      )}
      {becomes === 'refund' && (
        <>
          <p className={classes.hint}>{LINK_MONEY_BACK}</p>
          <MethodChoice label={CLOSING.method} value={method} onChoose={(chosen) => form.set('method', chosen)} />
        </>
      )}
      {becomes === 'credit' && rest.byGuests > 0 && <p className={classes.hint}>{guestsText(rest.byGuests)}</p>}
    </div>
  );
}
