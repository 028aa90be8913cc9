import { Button } from '@mantine/core';
import { LinkInvitation } from '../../../shared/invitation/LinkInvitation.tsx';
import { useApp, useUser } from '../../../shared/runtime/AppContext.tsx';
import { provideJoining } from './joiningActors.ts';
import { INVITATION } from './staffTexts.ts';

/** What a team's link asks. */
export function StaffInvitation({ token }: { token: string | null }) {
  return (
    <LinkInvitation
      token={token}
      texts={INVITATION}
      name="joinStaff"
      provide={provideJoining}
      refusalFor={({ role }) => (role === 'admin' ? INVITATION.admin : null)}
      ways={<Workplaces />}
    />
  );
}

/** One may work at several arenas. */
function Workplaces() {
  const { session } = useApp();
  const places = useUser()?.workplaces ?? [];
  return places.map(({ id, name }) => (
    <Button key={id} size="lg" onClick={() => session.send({ type: 'work.chosen', arena: id })}>
      {`${INVITATION.work} em ${name}`}
    </Button>
  ));
}
