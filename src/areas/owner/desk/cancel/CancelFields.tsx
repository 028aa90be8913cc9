import type { ActorRefFrom } from 'xstate';
import {
  type Becomes,
  BECOMES_NAMES,
  LINK_MONEY_BACK,
  partFault,
  type ReceivedMoney,
} from '#domain/ledger/cancellation.ts';
import { choicesFor, receivedAtArena } from '#domain/agenda/received.ts';
import type { DeskMethod } from '#domain/ledger/movement.ts';
import { cameByLink, methodItCameBy } from '#domain/agenda/usedMethods.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { INVALID_VALUE, readReais, typeReais } from '#domain/values/money.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import controls from '../../../../shared/look/controls.module.css';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { ChipChoice } from '../../../../shared/forms/ChipChoice.tsx';
import { MoneyField } from '../../../../shared/forms/MoneyField.tsx';
import { MethodChoice } from '../../../../shared/forms/MethodChoice.tsx';
import { namesOf } from '../reservationNames.ts';
import { CANCEL, cancelText, receivedText } from './cancelTexts.ts';
import classes from './CancelFields.module.css';

type CancelFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  id: string;
  /** Absent when another window removed it from the day. */
  reservation: Reservation | undefined;
  onDismiss: () => void;
};

type Typed = { becomes: Becomes | ''; method: DeskMethod; part: string };

/** What the cancellation means; and when money was received, the choice of what becomes of it, which nobody makes for the owner. */
export function CancelFields({ actor, id, reservation, onDismiss }: CancelFieldsProps) {
  const received = reservation ? receivedAtArena(reservation) : 0;
  const form = useSubmissionForm<Typed>({
    actor,
    name: draftOfCancellation(id),
    initialValues: { becomes: '', method: methodItCameBy(reservation), part: typeReais(received) },
    validate: (typed) => faultsOf(typed, received),
  });
  const { becomes, method } = form.values;
  const isByLink = cameByLink(reservation);
  const { error } = form.field('becomes');
  return (
    <form
      noValidate
      aria-label={CANCEL.title}
      className={classes.fields}
      onSubmit={form.onSubmit((typed) => {
        submit(actor, 'deskCancellation', { id, received: received > 0 ? fateIn(typed, received) : null });
      })}
    >
      <p>{cancelText(reservation, namesOf(reservation))}</p>
      {reservation && received > 0 && (
        <>
          <p className={classes.received} aria-live="polite">
            {receivedText(received)}
          </p>
          <ChipChoice
            label={CANCEL.fate}
            name="destino"
            path="becomes"
            options={choicesFor(reservation)}
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
              {isByLink && <p className={classes.received}>{LINK_MONEY_BACK}</p>}
              <MethodChoice label={CANCEL.method} value={method} onChoose={(chosen) => form.set('method', chosen)} />
              <MoneyField
                {...form.field('part')}
                value={form.values.part}
                label={CANCEL.part}
                description={CANCEL.partNote}
                onText={(text) => form.set('part', text)}
              />
            </>
          )}
        </>
      )}
      <FormActions isGrave actor={actor} dismiss={CANCEL.decline} onDismiss={onDismiss}>
        {CANCEL.confirm}
      </FormActions>
    </form>
  );
}

/** The key of the draft; each reservation has its own. */
export function draftOfCancellation(id: string): string {
  return `deskCancellation ${id}`;
}

function faultsOf(typed: Typed, received: number): { becomes?: string; part?: string } {
  if (received === 0) return {};
  if (typed.becomes === '') return { becomes: CANCEL.choose };
  if (typed.becomes !== 'refund') return {};
  const part = readReais(typed.part);
  const fault = part === undefined ? INVALID_VALUE : partFault(part, received);
  return fault === undefined ? {} : { part: fault };
}

function fateIn({ becomes, method, part: typed }: Typed, value: number): ReceivedMoney | null {
  if (becomes === '') return null;
  if (becomes !== 'refund') return { value, becomes };
  const part = readReais(typed) ?? value;
  return { value, becomes, method, ...(part < value && { part }) };
}
