import { useState } from 'react';
import { scorerToken, TakenLink } from '../../areas/entry/session/index.ts';
import { ScorerInvitation } from '../../areas/competitions/tournament/scorers/ScorerInvitation.tsx';

/** A scorers' link, whose secret is taken out of the address first. */
export function ScorerLinkScreen() {
  return (
    <TakenLink route="scorerLink" store={scorerToken}>
      <Opened />
    </TakenLink>
  );
}

function Opened() {
  const [token] = useState(scorerToken.kept);
  return <ScorerInvitation token={token} />;
}
