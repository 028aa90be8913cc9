import { eventPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { NewsBar } from '../../../../shared/look/layout/NewsBar.tsx';
import { barText, INVITATIONS, shortAskedText } from './invitationTexts.ts';
import { useInvitations } from './useInvitations.ts';

/** Shows on the home page that the user has invitations. Must be the last child of the scrolling element. */
export function InvitationBar() {
  const { invitations } = useInvitations();
  // From the draw on nobody waits for the answer.
  const open = invitations.filter(({ isDrawn = false }) => !isDrawn);
  const [first, ...others] = open;
  if (!first) return null;
  const isAlone = others.length === 0;
  return (
    <NewsBar
      label={INVITATIONS.label}
      title={isAlone ? INVITATIONS.kind : barText(open.length)}
      text={shortAskedText(first)}
      way={{ href: isAlone ? eventPath(first.event.id) : ROUTES.events.path, text: INVITATIONS.see }}
    />
  );
}
