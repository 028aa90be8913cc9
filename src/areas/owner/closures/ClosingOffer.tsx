import type { ClosureImpact } from '#domain/closures/closure.ts';
import { CheckField } from '../../../shared/forms/CheckField.tsx';
import { partsOf } from '../../../shared/forms/parts.ts';
import { Disclosure } from '../../../shared/look/pieces/Disclosure.tsx';
import classes from './Closing.module.css';
import { offeredIn } from './closingForm.ts';
import { CLOSING, offerableTexts, offerHint } from './closingTexts.ts';
import type { ClosingForm } from './OwnPeriod.tsx';

/** Whether those who paid may choose another hour: all of them alike, or one by one. */
export function ClosingOffer({ form, impact }: { form: ClosingForm; impact: ClosureImpact }) {
  const offered = offeredIn(form.values, impact);
  const others = partsOf(form.values.others);
  const turn = (id: string) =>
    form.set('others', (others.includes(id) ? others.filter((other) => other !== id) : [...others, id]).join());
  return (
    <div className={classes.money}>
      <CheckField
        label={CLOSING.offer}
        {...(offered.length > 0 && { hint: offerHint(offered) })}
        checked={offered.length > 0}
        data-path="offer"
        onChange={(isOffered) => {
          form.set('offer', isOffered ? 'yes' : '');
          form.set('others', '');
        }}
      />
      {impact.offerable.length > 1 && (
        <Disclosure summary={CLOSING.one} of={CLOSING.offer}>
          <div className={classes.one}>
            {impact.offerable.map((one) => (
              <CheckField
                key={one.id}
                {...offerableTexts(one)}
                checked={offered.includes(one)}
                onChange={() => turn(one.id)}
              />
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  );
}
