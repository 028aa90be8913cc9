import { useQuery } from '@tanstack/react-query';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import type { SeriesActor } from '../seriesActors.ts';
import { RefuseDialog } from './RefuseDialog.tsx';
import { RequestCard } from './RequestCard.tsx';
import { requestsQuery } from './requestQueries.ts';
import { REQUESTS } from './requestTexts.ts';
import classes from './Requests.module.css';

/** Players who ask for an hour of every week; nothing while nobody does. */
export function Requests({ actor }: { actor: SeriesActor }) {
  const { call } = useApp();
  const list = useQuery(requestsQuery(call));
  const { requests = [], pages = 1 } = list.data ?? {};
  return (
    <>
      {list.isLoadingError && <ReadFailure message={REQUESTS.failed} query={list} />}
      {requests.length > 0 && (
        <section className={classes.section} aria-label={REQUESTS.title}>
          <h2 className={classes.heading}>{REQUESTS.title}</h2>
          <ul className={classes.list}>
            {requests.map((request) => (
              <RequestCard key={request.id} actor={actor} request={request} />
            ))}
          </ul>
          {pages > 1 && <p className={classes.hint}>{REQUESTS.more}</p>}
        </section>
      )}
      <RefuseDialog actor={actor} list={requests} />
    </>
  );
}
