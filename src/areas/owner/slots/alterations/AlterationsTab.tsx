import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useSearchParams } from 'wouter';
import type { Arena } from '#domain/arenas/arena.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { Pages } from '../../../../shared/look/layout/Pages.tsx';
import { AlterationDialogs } from './AlterationDialogs.tsx';
import { AlterationList } from './AlterationList.tsx';
import { MANY } from './manyTexts.ts';
import { NoAlterations } from './NoAlterations.tsx';
import classes from '../Rows.module.css';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { provideAlterations } from '../slotActors.ts';
import { alterationsQuery } from '../slotQueries.ts';
import { BY_DAY } from '../slotTexts.ts';

const PAGE_PARAMETER = 'pagina';

/** The changes for single days, the latest day first; the page is stored in the address. */
export function AlterationsTab({ arena }: { arena: Arena }) {
  const { call, now } = useApp();
  const [parameters, setParameters] = useSearchParams();
  const page = pageOf(parameters.get(PAGE_PARAMETER));
  const list = useQuery(alterationsQuery(call, page));
  const actor = useChart(provideAlterations, { input: undefined });
  const { alterations = [], pages = 1 } = list.data ?? {};
  const today = momentIn(now(), arena.zone).day;

  function showPage(next: number) {
    setParameters((known) => ({ ...Object.fromEntries(known), [PAGE_PARAMETER]: String(next) }));
    scrollTo({ top: 0 });
  }

  const create = (
    <div className={classes.actions}>
      <Button variant="default" onClick={() => actor.send({ type: 'many.requested' })}>
        {MANY.open}
      </Button>
      <Button leftSection={<IconPlus size={18} stroke={2} />} onClick={() => actor.send({ type: 'create.requested' })}>
        {BY_DAY.create}
      </Button>
    </div>
  );
  return (
    <>
      {list.isPending && <RowsSkeleton label={BY_DAY.loading} />}
      {list.isLoadingError && <ReadFailure message={BY_DAY.failed} query={list} />}
      {list.data && alterations.length === 0 && <NoAlterations isFirstPage={page === 1} create={create} />}
      {alterations.length > 0 && (
        <>
          <div className={classes.bar}>
            <p className={classes.lead}>{BY_DAY.lead}</p>
            {create}
          </div>
          <AlterationList
            alterations={alterations}
            today={today}
            isStale={list.isPlaceholderData}
            onDelete={(id) => actor.send({ type: 'delete.requested', id })}
          />
        </>
      )}
      <Pages page={page} pages={pages} onPage={showPage} />
      <AlterationDialogs actor={actor} arena={arena.id} today={today} alterations={alterations} />
    </>
  );
}

/** The page number (from 1); an invalid value in the address means page 1. */
function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
