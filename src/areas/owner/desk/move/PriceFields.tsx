import type { ActorRefFrom } from 'xstate';
import { cameByLink, methodItCameBy } from '#domain/agenda/usedMethods.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { BECOMES_NAMES, LINK_MONEY_BACK } from '#domain/ledger/cancellation.ts';
import type { DeskMethod } from '#domain/ledger/movement.ts';
import { formatReais } from '#domain/values/money.ts';
import type { describeMove } from '../../../../../machines/agenda/move.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import controls from '../../../../shared/look/controls.module.css';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { ChipChoice } from '../../../../shared/forms/ChipChoice.tsx';
import { MethodChoice } from '../../../../shared/forms/MethodChoice.tsx';
import { draftOfPrice } from './moveActors.ts';
import { differenceText, MOVE, whenText } from './moveTexts.ts';
import classes from './PriceFields.module.css';

type PriceFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  pricing: NonNullable<ReturnType<typeof describeMove>['pricing']>;
  /** Who has booked, and how what was received came; absent when another window removed it from the day. */
  booked: Reservation | undefined;
  onDismiss: () => void;
};

type Typed = { becomes: (typeof CHOICES)[number] | ''; method: DeskMethod };

const CHOICES = ['refund', 'credit'] as const;

/** Both prices and what the difference means; when too much was received, the choice of what becomes of that. */
export function PriceFields({ actor, pricing, booked, onDismiss }: PriceFieldsProps) {
  const { reservation, wish, price } = pricing;
  const { id } = reservation;
  const form = useSubmissionForm<Typed>({
    actor,
    name: draftOfPrice(id),
    initialValues: { becomes: '', method: methodItCameBy(booked) },
    validate: ({ becomes }): { becomes?: string } =>
      price.excess > 0 && becomes === '' ? { becomes: MOVE.decide } : {},
  });
  const { becomes, method } = form.values;
  const { error } = form.field('becomes');
  return (
    <form
      noValidate
      aria-label={MOVE.priceTitle}
      className={classes.fields}
      onSubmit={form.onSubmit((typed) => {
        submit(actor, 'newPrice', { id, ...wish, totalValue: price.totalValue, excess: excessIn(typed, price.excess) });
      })}
    >
      <dl className={classes.prices}>
        <div>
          <dt>{MOVE.before}</dt>
          <dd>{whenText(reservation)}</dd>
          <dd className={classes.sum}>{formatReais(reservation.totalValue)}</dd>
        </div>
        <div>
          <dt>{MOVE.after}</dt>
          <dd>{whenText(wish)}</dd>
          <dd className={classes.sum}>{formatReais(price.totalValue)}</dd>
        </div>
      </dl>
      <p className={classes.difference}>{differenceText(reservation.totalValue, price.totalValue, price.excess)}</p>
      {price.excess > 0 && (
        <>
          <ChipChoice
            label={MOVE.fate}
            name="destino"
            path="becomes"
            // A guest has no account that could hold a credit.
            options={booked?.player ? CHOICES : CHOICES.slice(0, 1)}
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
              {cameByLink(booked) && <p className={classes.hint}>{LINK_MONEY_BACK}</p>}
              <MethodChoice label={MOVE.method} value={method} onChoose={(chosen) => form.set('method', chosen)} />
            </>
          )}
        </>
      )}
      <FormActions actor={actor} dismiss={MOVE.decline} onDismiss={onDismiss}>
        {MOVE.confirm}
      </FormActions>
    </form>
  );
}

function excessIn({ becomes, method }: Typed, value: number) {
  if (value === 0 || becomes === '') return null;
  return becomes === 'refund' ? { value, becomes, method } : { value, becomes };
}
