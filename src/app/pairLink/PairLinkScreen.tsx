import { useState } from 'react';
import { pairToken, TakenLink } from '../../areas/entry/session/index.ts';
import { PairInvitation } from '../../areas/competitions/registrations/pairLink/PairInvitation.tsx';

/** A player's link for a partner, whose secret is taken out of the address first. */
export function PairLinkScreen() {
  return (
    <TakenLink route="pairLink" store={pairToken}>
      <Opened />
    </TakenLink>
  );
}

function Opened() {
  const [token] = useState(pairToken.kept);
  return <PairInvitation token={token} />;
}
