import { shallowEqual, useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { isPublic, landingOf, ROUTES } from '../../domain/navigation/routes.ts';
import type { Role, User } from '../../domain/people/person.ts';
import { actingRoleOf } from '../../domain/staff/staff.ts';
import { describeConnection } from '../../machines/connection/connection.ts';
import { describeNavigation } from '../../machines/navigation/navigation.ts';
import { AppFrame } from '../shared/look/layout/AppFrame.tsx';
import { BellLink } from '../shared/look/layout/BellLink.tsx';
import type { OwnPage, Place } from '../shared/look/layout/TopBar.tsx';
import { leaveFor } from '../shared/runtime/leaving.ts';
import { useApp, useUser } from '../shared/runtime/AppContext.tsx';
import { Footer } from './Footer.tsx';
import { OFFLINE, PLAY, workText } from './appTexts.ts';
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
          ? { ...personOf(user), places: placesOf(user, (arena) => session.send({ type: 'work.chosen', arena })) }
          : undefined,
        onIntent: prefetch,
        bell: user && (
          <Suspense key={`${user.id} ${user.worksAt ?? ''}`} fallback={<BellLink />}>
            <Bell onIntent={prefetch} />
          </Suspense>
        ),
        onSignOut: () => leaveFor(ROUTES.login.path, () => session.send({ type: 'logout.pressed' })),
      }}
      notice={isOffline && OFFLINE}
      entries={menuOf(user && actingRoleOf(user))}
      current={pathname}
      onIntent={prefetch}
      sidebar={isOverlay ? 'overlay' : isMenuOpen ? 'open' : 'closed'}
      onSidebarToggle={() => navigation.send({ type: 'menu.toggled' })}
      onSidebarClose={() => navigation.send({ type: 'overlay.dismissed' })}
      footer={isPublic(pathname) && <Footer />}
    >
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
const Bell = lazy(() =>
  import('../areas/entry/notices/index.ts').then(
    (file) => ({ default: file.Bell }),
    () => ({ default: BellLink }),
  ),
);

/** Code that did not load asks nobody: the next login does. */
const ConsentBar = lazy(() =>
  import('../areas/entry/legal/ConsentBar.tsx').then(
    (file) => ({ default: file.ConsentBar }),
    () => ({ default: () => null }),
  ),
);

/** Players are led back to their page by the login itself. Without its code the drafts are there all the same. */
const UnfinishedBar = lazy(() =>
  import('./unfinished/UnfinishedBar.tsx').then(
    (file) => ({ default: file.UnfinishedBar }),
    () => ({ default: () => null }),
  ),
);

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
    label: workText(name),
    isCurrent: id === worksAt,
    onChoose: () => choose(id),
  }));
  return [...arenas, { label: PLAY, isCurrent: worksAt === undefined, onChoose: () => choose(null) }];
}

function personOf({ name, email, avatarCDN, role }: User) {
  return { name, email, avatar: avatarCDN, own: OWN_PAGES[role] };
}
