import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { isPublic, landingOf, ROUTES } from '#domain/navigation/routes.ts';
import type { Role, User } from '#domain/people/person.ts';
import { actingRoleOf } from '#domain/staff/staff.ts';
import { describeConnection } from '../../machines/connection/connection.ts';
import { describeNavigation } from '../../machines/navigation/navigation.ts';
import { AppFrame } from '../shared/look/layout/AppFrame.tsx';
import { BellLink } from '../shared/look/layout/BellLink.tsx';
import type { OwnPage, Place } from '../shared/look/layout/TopBar.tsx';
import { leaveFor, mayLeave } from '../shared/runtime/leaving.ts';
import { Nothing, orElse } from '../shared/runtime/orElse.ts';
import { useApp, useUser } from '../shared/runtime/AppContext.tsx';
import { Footer } from './Footer.tsx';
import { OFFLINE, PLAY, workText } from './appTexts.ts';
import { OnceCalm } from './offline/OnceCalm.tsx';
import { menuOf } from './menu.ts';
import { prefetch } from './screens.ts';

/** The bar, the menu and the tabs around every screen, in the state of the navigation chart. */
export function Frame({ children }: { children: ReactNode }) {
  const { connection, navigation, session } = useApp();
  const { isOffline } = useSelector(connection, describeConnection, shallowEqual);
  const user = useUser();
  const { isMenuOpen, isOverlay } = useSelector(navigation, describeNavigation, shallowEqual);
  const [pathname] = useLocation();
  return (
    <AppFrame
      top={{
        person: user
          ? {
              ...personOf(user),
              places: placesOf(user, (arena) =>
                leaveFor(landingOf(actingRoleOf(user)), () => session.send({ type: 'work.chosen', arena })),
              ),
            }
          : undefined,
        onIntent: prefetch,
        bell: user && (
          <Suspense key={`${user.id} ${user.worksAt ?? ''}`} fallback={<BellLink />}>
            <Bell onIntent={prefetch} />
          </Suspense>
        ),
        onSignOut: () =>
          leaveFor(ROUTES.login.path, () => {
            if (mayLeave()) session.send({ type: 'logout.pressed' });
          }),
      }}
      notice={
        <>
          {isOffline && <span>{OFFLINE}</span>}
          <OnceCalm>
            <LastUpdated isOffline={isOffline} />
          </OnceCalm>
        </>
      }
      entries={menuOf(user && actingRoleOf(user))}
      current={pathname}
      onIntent={prefetch}
      sidebar={isOverlay ? 'overlay' : isMenuOpen ? 'open' : 'closed'}
      onSidebarToggle={() => navigation.send({ type: 'menu.toggled' })}
      onSidebarClose={() => navigation.send({ type: 'overlay.dismissed' })}
      footer={isPublic(pathname) && <Footer />}
    >
      <OnceCalm>
        <UpdateBar />
        {user && <QueueBar key={`${user.id} ${user.worksAt ?? ''}`} />}
      </OnceCalm>
      {user?.termsToAccept !== undefined && (
        <Suspense fallback={null}>
          <ConsentBar />
        </Suspense>
      )}
      {user && user.role !== 'player' && pathname === landingOf(actingRoleOf(user)) && (
        <Suspense fallback={null}>
          <UnfinishedBar />
        </Suspense>
      )}
      {children}
    </AppFrame>
  );
}

/** Not of a first visit: visitors are told nothing. Code that did not load leaves the way to the page. */
const Bell = orElse(BellLink, async () => (await import('../areas/entry/notices/index.ts')).Bell);

/** Without its code a new version waits until no tab is open. */
const UpdateBar = orElse(Nothing, async () => (await import('./offline/UpdateBar.tsx')).UpdateBar);

/** Without its code what waits stays where it is, and is sent another time. */
const QueueBar = orElse(Nothing, async () => (await import('./offline/QueueBar.tsx')).QueueBar);

/** Without its code the page is as old as it is. */
const LastUpdated = orElse(Nothing, async () => (await import('./offline/LastUpdated.tsx')).LastUpdated);

/** Code that did not load asks nobody: the next login does. */
const ConsentBar = orElse(Nothing, async () => (await import('../areas/entry/legal/ConsentBar.tsx')).ConsentBar);

/** Players are led back to their page by the login itself. Without its code the drafts are there all the same. */
const UnfinishedBar = orElse(Nothing, async () => (await import('./unfinished/UnfinishedBar.tsx')).UnfinishedBar);

/** The page about oneself, where the menu has none; an owner's settings stand in it. */
const OWN_PAGES: Readonly<Partial<Record<Role, OwnPage>>> = {
  player: { href: ROUTES.profile.path, label: 'Meu perfil' },
  admin: { href: ROUTES.adminSettings.path, label: 'Configurações' },
};

/** The arenas that somebody works at, and playing. */
function placesOf(
  { workplaces = [], worksAt }: User,
  choose: (arena: string | null) => void,
): readonly Place[] | undefined {
  if (workplaces.length === 0) return undefined;
  const arenas = workplaces.map(({ id, name }) => ({
    id,
    label: workText(name),
    isCurrent: id === worksAt,
    onChoose: () => choose(id),
  }));
  return [...arenas, { id: 'play', label: PLAY, isCurrent: worksAt === undefined, onChoose: () => choose(null) }];
}

function personOf({ name, email, avatarCDN, role, workplaces = [] }: User) {
  const isOwner = workplaces.some((place) => place.role === 'owner');
  return { name, email, avatar: avatarCDN, own: OWN_PAGES[role], ...(isOwner && { further: ANOTHER_ARENA }) };
}

const ANOTHER_ARENA: OwnPage = { href: ROUTES.newArena.path, label: 'Abrir outra arena' };
