import { Result, Schema } from 'effect';
import { useSearchParams } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { SearchName } from '#domain/people/player.ts';
import { fieldErrors } from '#domain/values/text/issues.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { FoundReservations } from './FoundReservations.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SEARCH } from './searchTexts.ts';

const read = Schema.decodeUnknownResult(SearchName);

/** The arena's reservations of any day, by a part of a name or of a phone. */
export function SearchScreen() {
  const [parameters] = useSearchParams();
  const q = parameters.get('q') ?? '';
  const sought = read(q);
  const error = q !== '' && Result.isFailure(sought) ? fieldErrors(sought.failure.issue)[''] : undefined;
  return (
    <>
      <title>{SEARCH.documentTitle}</title>
      <PageTitle lead={SEARCH.lead} back={{ href: ROUTES.ownerReservations.path, label: SEARCH.back }}>
        {SEARCH.title}
      </PageTitle>
      <SearchForm q={q} error={error} />
      {Result.isSuccess(sought) && <FoundReservations q={sought.success} />}
    </>
  );
}
