import { useQuery } from '@tanstack/react-query';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'wouter';
import { formatReais } from '#domain/values/money.ts';
import { tillPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { verdictOf } from '#domain/till/sums.ts';
import type { ClosedTill } from '#domain/till/till.ts';
import { Pages } from '../../../../shared/look/layout/Pages.tsx';
import { EmptyPage } from '../../../../shared/look/states/EmptyPage.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../../shared/runtime/usePage.ts';
import { closedTillsQuery } from '../tillQueries.ts';
import { CLOSED, TILL, verdictText, whenText } from '../tillTexts.ts';
import classes from '../Till.module.css';

const { path } = ROUTES.ownerTill;

/** The closed tills in pages, the newest first. */
export function ClosedTills({ zone }: { zone: string }) {
  const { call } = useApp();
  const { page, showPage } = usePage(path);
  const list = useQuery(closedTillsQuery(call, page));
  if (list.isPending) return null;
  if (!list.data) return <ReadFailure message={CLOSED.failed} query={list} />;
  const { tills, pages } = list.data;
  if (tills.length === 0 && page === 1) return null;
  return (
    <section className={classes.closed}>
      <h2 className={classes.title}>{CLOSED.list}</h2>
      {tills.length === 0 && <EmptyPage texts={CLOSED} href={path} />}
      <ul className={classes.list} aria-label={CLOSED.list} aria-busy={list.isPlaceholderData}>
        {tills.map((till) => (
          <li key={till.id} className={classes.card}>
            <Row till={till} zone={zone} />
          </li>
        ))}
      </ul>
      <Pages page={page} pages={pages} onPage={showPage} />
    </section>
  );
}

function Row({ till: { id, closing }, zone }: { till: ClosedTill; zone: string }) {
  return (
    <Link href={tillPath(id)} className={classes.line}>
      <span className={classes.what}>
        <b>{whenText(closing.at, zone)}</b>
        <span
          className={classes.detail}
        >{`${TILL.counted} ${formatReais(closing.counted)} · ${TILL.by} ${closing.by}`}</span>
      </span>
      <span className={classes.badge} data-kind={verdictOf(closing).kind}>
        {verdictText(closing)}
      </span>
      <IconChevronRight size={18} stroke={1.75} aria-hidden />
    </Link>
  );
}
