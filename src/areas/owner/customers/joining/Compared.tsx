import { Button } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { CustomerRecord } from '#domain/customers/customer.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import type { describeCustomerJoining } from '../../../../../machines/customers/customerJoining.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { customerRecordQuery } from '../customerQueries.ts';
import { knownText, moneyText } from '../customerTexts.ts';
import { JOINING } from './joiningTexts.ts';
import classes from './Joining.module.css';

type ComparedProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  compared: NonNullable<ReturnType<typeof describeCustomerJoining>['compared']>;
  onSwitch: () => void;
  onBack: () => void;
};

/** Which record stays, and which goes into it, with what each has. */
export function Compared({ actor, compared: { kept, joined }, onSwitch, onBack }: ComparedProps) {
  const { call } = useApp();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const [stays, goes] = [useQuery(customerRecordQuery(call, kept)), useQuery(customerRecordQuery(call, joined))];
  const unread = [stays, goes].find(({ isLoadingError }) => isLoadingError);
  if (unread) return <ReadFailure message={JOINING.unread} query={unread} />;
  return (
    <form
      noValidate
      aria-label={JOINING.find}
      className={classes.finding}
      onSubmit={(event) => {
        event.preventDefault();
        submit(actor, 'customerJoin', { id: kept, customer: joined });
      }}
    >
      {stays.data && goes.data ? (
        <dl className={classes.compared}>
          <One title={JOINING.stays} known={stays.data} />
          <One title={JOINING.goes} known={goes.data} />
        </dl>
      ) : (
        <p role="status" className={classes.hint}>
          {JOINING.reading}
        </p>
      )}
      <Button
        variant="subtle"
        disabled={isBusy}
        leftSection={<IconArrowsExchange size={20} stroke={1.75} aria-hidden />}
        onClick={onSwitch}
      >
        {JOINING.switch}
      </Button>
      <FormActions actor={actor} dismiss={JOINING.back} onDismiss={onBack}>
        {JOINING.confirm}
      </FormActions>
    </form>
  );
}

function One({ title, known: { customer, since, note } }: { title: string; known: CustomerRecord }) {
  const { name } = customer;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <b>{name}</b>
      </dd>
      <dd className={classes.known}>{knownText(customer) || JOINING.noPhone}</dd>
      <dd className={classes.known}>desde {formatDay(since)}</dd>
      {customer.owed !== undefined && <dd className={classes.owed}>{moneyText(customer)}</dd>}
      {note !== '' && <dd className={classes.known}>{note}</dd>}
    </div>
  );
}
