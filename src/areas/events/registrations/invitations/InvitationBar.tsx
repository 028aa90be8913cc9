import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { eventPath, ROUTES } from '../../../../../domain/navigation/routes.ts';
import classes from './InvitationBar.module.css';
import { barText, INVITATIONS, shortAskedText } from './invitationTexts.ts';
import { useInvitations } from './useInvitations.ts';

/** Shows on the home page that the user has invitations. Must be the last child of the scrolling element. */
export function InvitationBar() {
  const { invitations } = useInvitations();
  const [first, ...others] = invitations;
  if (!first) return null;
  const isAlone = others.length === 0;
  return (
    <section className={classes.bar} aria-label={INVITATIONS.label}>
      <p className={classes.text}>
        <strong>{isAlone ? INVITATIONS.kind : barText(invitations.length)}</strong>
        <span>{shortAskedText(first)}</span>
      </p>
      <Button component={Link} href={isAlone ? eventPath(first.event.id) : ROUTES.events.path} size="lg">
        {INVITATIONS.see}
      </Button>
    </section>
  );
}
