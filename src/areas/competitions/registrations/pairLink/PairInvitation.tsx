import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { LinkInvitation } from '../../../../shared/invitation/LinkInvitation.tsx';
import { providePairLinkOpening } from './pairLinkActors.ts';
import { INVITATION } from './pairLinkTexts.ts';

/** What a partner's link asks. Whoever opens it answers the invitation as any other. */
export function PairInvitation({ token }: { token: string | null }) {
  return (
    <LinkInvitation
      token={token}
      texts={INVITATION}
      name="openPairLink"
      provide={providePairLinkOpening}
      refusalFor={({ role }) => (role === 'player' ? null : INVITATION.othersRole)}
      ways={
        <Button component={Link} href={ROUTES.events.path} size="lg">
          {INVITATION.see}
        </Button>
      }
    />
  );
}
