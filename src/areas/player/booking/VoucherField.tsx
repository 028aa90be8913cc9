import { TextInput } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { LONGEST_CODE } from '#domain/booking/choice.ts';
import type { VoucherUnit } from '#domain/arenas/voucherUnit.ts';
import { describeVoucher } from '../../../../machines/booking/describeOrder.ts';
import type { OrderActor } from './orderActor.ts';
import { RESERVE } from './reserve/reserveTexts.ts';
import classes from './VoucherField.module.css';

const FIELD = 'voucher';

type VoucherFieldProps = {
  actor: OrderActor;
  hint: string;
  /** What the arena takes of a voucher. */
  unit: VoucherUnit;
};

/** A discount code as free text; the server checks it. */
export function VoucherField({ actor, hint, unit }: VoucherFieldProps) {
  const { code, error, isEditable } = useSelector(actor, describeVoucher, shallowEqual);
  return (
    <TextInput
      id={FIELD}
      className={classes.voucher}
      label={RESERVE.voucher}
      description={unit === 'hour' ? `${hint} ${RESERVE.hoursOfVoucher}` : hint}
      placeholder={RESERVE.voucherPlaceholder}
      value={code}
      readOnly={!isEditable}
      error={
        error && (
          <span role="alert" ref={leadToField}>
            {error}
          </span>
        )
      }
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={LONGEST_CODE}
      onChange={(event) => actor.send({ type: 'voucher.typed', code: event.currentTarget.value })}
    />
  );
}

/** Shows and focuses the field, since its error may appear below the fold. */
function leadToField(error: HTMLElement | null): void {
  const field = error && document.getElementById(FIELD);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
