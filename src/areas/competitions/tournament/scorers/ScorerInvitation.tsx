import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { LinkInvitation } from '../../../../shared/invitation/LinkInvitation.tsx';
import { provideScoring } from './scorerActors.ts';
import { INVITATION } from './scorerTexts.ts';

/** What a scorers' link asks. */
export function ScorerInvitation({ token }: { token: string | null }) {
  return (
    <LinkInvitation
      token={token}
      texts={INVITATION}
      name="becomeScorer"
      provide={provideScoring}
      refusalFor={({ role }) => (role === 'player' ? null : INVITATION.othersRole)}
      ways={
        <Button component={Link} href={ROUTES.myTournaments.path} size="lg">
          {INVITATION.toMine}
        </Button>
      }
    />
  );
}
