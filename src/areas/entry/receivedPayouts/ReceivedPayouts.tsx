import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatReais } from '#domain/values/money.ts';
import type { MyPayouts, Payout } from '#domain/payouts/payout.ts';
import { Section, SectionFailure } from '../../../shared/forms/Section.tsx';
import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { myPayoutsQuery } from './receivedPayoutQueries.ts';
import { payoutText, RECEIVED, receiptText } from './receivedPayoutTexts.ts';
import classes from './ReceivedPayouts.module.css';

/** An owner's payouts; the section is there before the first, so that it says where the money will be. */
export function OwnersPayouts() {
  const read = useInfiniteQuery(myPayoutsQuery(useApp().call));
  if (read.isLoadingError) return <SectionFailure message={RECEIVED.failed} query={read} />;
  return (
    <Section title={RECEIVED.title} lead={RECEIVED.lead}>
      {read.data ? <Received {...shownOf(read.data.pages)} {...olderOf(read)} /> : <ReceivedSkeleton />}
    </Section>
  );
}

/** An organizer's payouts; nothing for players whose events nobody paid for through the platform. */
export function OrganizersPayouts() {
  const read = useInfiniteQuery(myPayoutsQuery(useApp().call));
  if (!read.data) return null;
  const { balance, payouts } = shownOf(read.data.pages);
  if (payouts.length === 0 && balance.due + balance.toDeduct + balance.disputed === 0) return null;
  return (
    <Section title={RECEIVED.title} lead={RECEIVED.lead}>
      <Received balance={balance} payouts={payouts} {...olderOf(read)} />
    </Section>
  );
}

type Balance = Pick<MyPayouts, 'due' | 'toDeduct' | 'disputed'>;
type Shown = { balance: Balance; payouts: readonly Payout[] };

/** The balance of the page that was read last as the first, and the payouts of all. */
function shownOf(pages: readonly MyPayouts[]): Shown {
  const { due = 0, toDeduct = 0, disputed = 0 } = pages[0] ?? {};
  return { balance: { due, toDeduct, disputed }, payouts: pages.flatMap(({ payouts }) => payouts) };
}

type Older = { hasOlder: boolean; isReading: boolean; onOlder: () => void };

function olderOf(read: {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}): Older {
  return {
    hasOlder: read.hasNextPage,
    isReading: read.isFetchingNextPage,
    onOlder: () => void read.fetchNextPage(),
  };
}

function Received({ balance, payouts, hasOlder, isReading, onOlder }: Shown & Older) {
  return (
    <>
      <BalanceFigures balance={balance} />
      {payouts.length === 0 && <p className={classes.hint}>{RECEIVED.none}</p>}
      <ul className={classes.payouts} aria-label={RECEIVED.list}>
        {payouts.map((payout) => (
          <li key={payout.id} className={classes.payout}>
            <span className={classes.amount}>{payoutText(payout)}</span>
            <span className={classes.hint}>{receiptText(payout)}</span>
          </li>
        ))}
      </ul>
      {hasOlder && (
        <Button variant="default" loading={isReading} onClick={onOlder}>
          {RECEIVED.more}
        </Button>
      )}
    </>
  );
}

function BalanceFigures({ balance: { due, toDeduct, disputed } }: { balance: Balance }) {
  return (
    <dl className={classes.figures}>
      {toDeduct > 0 ? (
        <Figure name={RECEIVED.toDeduct} centavos={toDeduct} hint={RECEIVED.toDeductHint} />
      ) : (
        <Figure name={RECEIVED.due} centavos={due} />
      )}
      {disputed > 0 && <Figure name={RECEIVED.disputed} centavos={disputed} hint={RECEIVED.disputedHint} />}
    </dl>
  );
}

function Figure({ name, centavos, hint }: { name: string; centavos: number; hint?: string }) {
  return (
    <div>
      <dt className={classes.hint}>{name}</dt>
      <dd className={classes.sum}>{formatReais(centavos)}</dd>
      {hint !== undefined && <dd className={classes.hint}>{hint}</dd>}
    </div>
  );
}

function ReceivedSkeleton() {
  return (
    <Loading label={RECEIVED.loading}>
      <Bone width={200} />
      <Bone width={150} height={32} />
    </Loading>
  );
}
