import { landingOf, ROUTES } from '#domain/navigation/routes.ts';
import { actingRoleOf } from '#domain/staff/staff.ts';
import { EmptyState } from '../shared/look/states/EmptyState.tsx';
import { useUser } from '../shared/runtime/AppContext.tsx';
import { NOT_FOUND } from './appTexts.ts';

export function NotFoundScreen() {
  const user = useUser();
  const back = user?.role === 'arena-owner' ? landingOf(actingRoleOf(user)) : ROUTES.home.path;
  return (
    <>
      <title>{NOT_FOUND.documentTitle}</title>
      <EmptyState asHeading="h1" title={NOT_FOUND.title} way={{ href: back, text: NOT_FOUND.back }}>
        {NOT_FOUND.text}
      </EmptyState>
    </>
  );
}
