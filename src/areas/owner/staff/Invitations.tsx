import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { staffLinkPath } from '#domain/navigation/paths.ts';
import { type StaffInvitation as Invitation, workplaceOf } from '#domain/staff/staff.ts';
import { partsOf, subjectOf } from '../../../../machines/command/subjectParts.ts';
import { MadeLink } from '../../../shared/invitation/MadeLink.tsx';
import { ProofDialog } from '../../../shared/proof/ProofDialog.tsx';
import { useChart, useUser } from '../../../shared/runtime/AppContext.tsx';
import { newSecret } from '../../../shared/runtime/newSecret.ts';
import { provideRemoval, provideStaffLink, roleIn } from './staffActors.ts';
import classes from './Staff.module.css';
import { invitationText, ROLES, ROLES_IN_ORDER, STAFF, untilText } from './staffTexts.ts';

/** Makes a link for a role, shows it once, and lists those that nobody used yet. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const making = useChart(provideStaffLink, { input: { name: 'inviteStaff', asksFirst: false } });
  const withdrawing = useChart(provideRemoval, { input: { name: 'withdrawStaffInvitation', asksFirst: false } });
  const user = useUser();
  const arena = (user && workplaceOf(user)?.name) ?? '';
  // The server keeps a hash: only the page that made the link knows it.
  const made = useSelector(making, (snapshot) => (snapshot.matches('done') ? snapshot.context.subject : ''));
  const address = location.origin + staffLinkPath(partsOf(made).id);
  return (
    <section>
      <h2 className={classes.heading}>{STAFF.invite}</h2>
      <p className={classes.soft}>{STAFF.inviteHint}</p>
      <ul className={classes.roles}>
        {ROLES_IN_ORDER.map((role) => (
          <li key={role}>
            <button
              type="button"
              className={classes.invite}
              onClick={() => making.send({ type: 'command.requested', subject: subjectOf(newSecret(), role) })}
            >
              <IconUserPlus size={24} stroke={1.75} aria-hidden />
              <span className={classes.about}>
                <b className={classes.name}>{ROLES[role].name}</b>
                <span className={classes.soft}>{ROLES[role].may}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <ProofDialog actor={making} />
      {made !== '' && (
        <MadeLink address={address} hint={STAFF.linkHint} message={invitationText(arena, roleIn(made), address)} />
      )}
      {invitations.length > 0 && (
        <>
          <h3 className={classes.heading}>{STAFF.invitations}</h3>
          <ul className={classes.list}>
            {invitations.map(({ id, role, until }) => (
              <li key={id} className={classes.card}>
                <span className={classes.about}>
                  <b className={classes.name}>{ROLES[role].name}</b>
                  <span className={classes.soft}>{untilText(momentIn(until, DEFAULT_ZONE).day)}</span>
                </span>
                <Button
                  variant="subtle"
                  color="coral"
                  size="md"
                  onClick={() => withdrawing.send({ type: 'command.requested', subject: id })}
                >
                  {STAFF.withdraw}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
