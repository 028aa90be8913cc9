import { useState } from 'react';
import { staffToken, TakenLink } from '../../areas/entry/session/index.ts';
import { StaffInvitation } from '../../areas/owner/staff/StaffInvitation.tsx';

/** The link of an invitation to an arena's team, whose secret is taken out of the address first. */
export function StaffLinkScreen() {
  return (
    <TakenLink route="staffLink" store={staffToken}>
      <Opened />
    </TakenLink>
  );
}

function Opened() {
  const [token] = useState(staffToken.kept);
  return <StaffInvitation token={token} />;
}
