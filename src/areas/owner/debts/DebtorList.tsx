import { useQuery } from '@tanstack/react-query';
import type { DebtorPage } from '#domain/debts/debt.ts';
import { formatReais } from '#domain/values/money.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { Pages } from '../../../shared/look/layout/Pages.tsx';
import { EmptyPage } from '../../../shared/look/states/EmptyPage.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../shared/runtime/usePage.ts';
import { DebtorCard } from './DebtorCard.tsx';
import { debtsQuery } from './debtQueries.ts';
import { DebtsSkeleton } from './DebtsSkeleton.tsx';
import { DEBTS, peopleText } from './debtTexts.ts';
import classes from './Debts.module.css';

const { path } = ROUTES.ownerDebts;

/** The total, and the debtors in pages, the largest sum first. */
export function DebtorList() {
  const { call } = useApp();
  const { page, showPage } = usePage(path);
  const list = useQuery(debtsQuery(call, page));
  if (list.isPending) return <DebtsSkeleton />;
  if (!list.data) return <ReadFailure message={DEBTS.failed} query={list} />;
  const { debtors, people, pages, arena } = list.data;
  if (people === 0) return <Nobody />;
  return (
    <>
      <Total page={list.data} />
      {debtors.length === 0 && <EmptyPage texts={DEBTS} href={path} />}
      <ul className={classes.list} aria-label={DEBTS.list} aria-busy={list.isPlaceholderData}>
        {debtors.map((debtor) => (
          <DebtorCard
            key={debtor.player?.id ?? debtor.customer ?? debtor.guestPlayerName}
            debtor={debtor}
            arena={arena.name}
          />
        ))}
      </ul>
      <Pages page={page} pages={pages} onPage={showPage} />
    </>
  );
}

function Total({ page: { owed, people } }: { page: DebtorPage }) {
  return (
    <p className={classes.total}>
      <span className={classes.detail}>{DEBTS.total}</span>
      <strong className={classes.sum}>{formatReais(owed)}</strong>
      <span className={classes.detail}>{peopleText(people)}</span>
    </p>
  );
}

function Nobody() {
  return (
    <EmptyState title={DEBTS.nobody} way={{ href: ROUTES.ownerReservations.path, text: DEBTS.agenda }}>
      {DEBTS.nobodyHint}
    </EmptyState>
  );
}
