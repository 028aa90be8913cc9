import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Refused } from '../../../../shared/api/failure.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { PUBLIC_PAGE } from './publicTexts.ts';

type PublicReadProps<T> = {
  query: UseQueryResult<T>;
  /** The title until the page has been read. */
  title: string;
  /** Takes the place of a page that strangers may not see. */
  none: ReactNode;
  children: (data: T) => ReactNode;
};

/** The page does not exist, or is switched off. */
const NOWHERE: ReadonlySet<string> = new Set(['event_not_found', 'tournament_not_found']);

const LINES = ['60%', '45%', '80%', '70%', '75%'];

/** A public page, or what replaces it while it loads, when loading failed, or when there is none at this address. */
export function PublicRead<T>({ query, title, none, children }: PublicReadProps<T>) {
  if (query.error instanceof Refused && NOWHERE.has(query.error.code)) return none;
  if (query.data !== undefined) return children(query.data);
  return (
    <>
      <title>{`${title} · Quadra Livre`}</title>
      <PageTitle>{title}</PageTitle>
      {query.isError ? (
        <ReadFailure message={PUBLIC_PAGE.failed} query={query} />
      ) : (
        <Loading label={PUBLIC_PAGE.loading}>
          {LINES.map((width) => (
            <Bone key={width} width={width} height={24} />
          ))}
        </Loading>
      )}
    </>
  );
}
