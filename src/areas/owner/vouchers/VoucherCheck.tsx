import { Button, CloseButton, TextInput } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { LONGEST_CODE } from '#domain/vouchers/voucher.ts';
import { describeVoucherCheck } from '../../../../machines/vouchers/voucherCheck.ts';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { provideVoucherCheck } from './voucherActors.ts';
import { checkedVoucherQuery } from './voucherQueries.ts';
import { CHECK } from './voucherTexts.ts';
import classes from './VoucherCheck.module.css';

/** Checks at the counter what a player's code is worth today. */
export function VoucherCheck() {
  const actor = useChart(provideVoucherCheck, { input: undefined });
  const { code, fault, isBusy, checked } = useSelector(actor, describeVoucherCheck, shallowEqual);
  return (
    <section className={classes.check} aria-label={CHECK.title}>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'check.requested' });
        }}
      >
        <TextInput
          className={classes.field ?? ''}
          label={CHECK.label}
          placeholder={CHECK.placeholder}
          value={code}
          error={fault}
          readOnly={isBusy}
          maxLength={LONGEST_CODE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          leftSection={<IconTicket size={20} stroke={1.75} aria-hidden />}
          onChange={({ currentTarget }) => actor.send({ type: 'code.typed', code: currentTarget.value })}
        />
        <Button type="submit" size="lg" variant="light" loading={isBusy}>
          {CHECK.check}
        </Button>
      </form>
      {checked !== '' && <CheckResult code={checked} onClose={() => actor.send({ type: 'check.closed' })} />}
    </section>
  );
}

function CheckResult({ code, onClose }: { code: string; onClose: () => void }) {
  const { call } = useApp();
  const { data } = useQuery(checkedVoucherQuery(call, code));
  if (!data) return null;
  const { status, credits, lifetimeUse } = data.voucher;
  const isWorth = status === 'ATIVO' && (lifetimeUse || credits > 0);
  const Icon = isWorth ? IconCircleCheck : IconCircleX;
  return (
    <div role="status" className={classes.result} data-worth={isWorth || undefined}>
      <Icon className={classes.icon} size={28} stroke={1.75} aria-hidden />
      <p className={classes.message}>
        <b className={classes.code}>{data.voucher.code}</b>
        {data.message}
      </p>
      <CloseButton size="lg" aria-label={CHECK.close} onClick={onClose} />
    </div>
  );
}
