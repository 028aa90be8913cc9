import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { CustomerRecord } from '#domain/customers/customer.ts';
import { subjectOf } from '../../../../../machines/command/subjectParts.ts';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { Section } from '../../../../shared/forms/Section.tsx';
import { ToPlayer } from '../../../../shared/people/ToPlayer.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { JoinDialog } from './JoinDialog.tsx';
import { JoinedList } from './JoinedList.tsx';
import { provideAccounts, provideCustomerJoining, provideSplit } from './joiningActors.ts';
import { accountText, JOINING } from './joiningTexts.ts';
import classes from './Joining.module.css';

/** What else is the same person's: other records, and an account whose person says so. For owners and managers. */
export function SamePerson({ known }: { known: CustomerRecord }) {
  const { customer, joined, account } = known;
  const actor = useChart(provideCustomerJoining, { input: { id: customer.id } });
  return (
    <Section title={JOINING.title} lead={JOINING.lead}>
      <Joined joined={joined} />
      {account && <Account id={customer.id} account={account} />}
      <Accounts known={known} />
      {account?.answer !== 'accepted' && (
        <Button variant="default" size="md" onClick={() => actor.send({ type: 'joining.requested' })}>
          {JOINING.join}
        </Button>
      )}
      <JoinDialog actor={actor} here={customer.id} />
    </Section>
  );
}

function Joined({ joined }: Pick<CustomerRecord, 'joined'>) {
  const actor = useChart(provideSplit, { input: { name: 'splitCustomer', asksFirst: false } });
  const busy = useSelector(actor, (snapshot) => (snapshot.hasTag('busy') ? snapshot.context.subject : ''));
  return (
    <JoinedList joined={joined}>
      {({ id, name }) => (
        <Button
          variant="default"
          loading={busy === id}
          aria-label={`${JOINING.split}: ${name}`}
          onClick={() => actor.send({ type: 'command.requested', subject: id })}
        >
          {JOINING.split}
        </Button>
      )}
    </JoinedList>
  );
}

function Account({ id, account }: { id: string; account: NonNullable<CustomerRecord['account']> }) {
  const actor = useChart(provideAccounts, { input: { name: 'endCustomerAccount', asksFirst: true } });
  const { player, answer } = account;
  const end = answer === 'accepted' ? JOINING.splitAccount : JOINING.withdraw;
  return (
    <div className={classes.record}>
      <span className={classes.who}>
        <span>{accountText(account)}</span>
        {answer === 'accepted' && <ToPlayer player={player} />}
      </span>
      {answer !== 'refused' && (
        <Button variant="default" onClick={() => actor.send({ type: 'command.requested', subject: id })}>
          {end}
        </Button>
      )}
      <ConfirmDialog actor={actor} title={JOINING.endTitle} confirm={end} decline={JOINING.keep} isGrave={false}>
        {() => JOINING.endText}
      </ConfirmDialog>
    </div>
  );
}

function Accounts({ known: { customer, accounts } }: { known: CustomerRecord }) {
  const actor = useChart(provideAccounts, { input: { name: 'askCustomerAccount', asksFirst: false } });
  const busy = useSelector(actor, (snapshot) => (snapshot.hasTag('busy') ? snapshot.context.subject : ''));
  if (accounts.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={JOINING.accounts}>
      {accounts.map(({ id, name }) => {
        const subject = subjectOf(customer.id, id);
        return (
          <li key={id} className={classes.record}>
            <span className={classes.who}>
              <b>{name}</b>
              <span className={classes.known}>{JOINING.askHint}</span>
            </span>
            <Button
              variant="default"
              loading={busy === subject}
              aria-label={`${JOINING.ask}: ${name}`}
              onClick={() => actor.send({ type: 'command.requested', subject })}
            >
              {JOINING.ask}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
