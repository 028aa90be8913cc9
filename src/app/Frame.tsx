import { shallowEqual, useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { isPublic, ROUTES } from '../../domain/navigation/routes.ts';
import type { Role, User } from '../../domain/people/person.ts';
import { describeConnection } from '../../machines/connection/connection.ts';
import { describeNavigation } from '../../machines/navigation/navigation.ts';
import { AppFrame } from '../shared/look/layout/AppFrame.tsx';
import type { OwnPage } from '../shared/look/layout/TopBar.tsx';
import { useApp, useUser } from '../shared/runtime/AppContext.tsx';
import { Footer } from './Footer.tsx';
import { OFFLINE } from './appTexts.ts';
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
        person: user ? personOf(user) : undefined,
        onIntent: prefetch,
        onSignOut: () => session.send({ type: 'logout.pressed' }),
      }}
      notice={isOffline && OFFLINE}
      entries={menuOf(user?.role ?? null)}
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
      {children}
    </AppFrame>
  );
}

/** Code that did not load asks nobody: the next login does. */
const ConsentBar = lazy(() =>
  import('../areas/entry/legal/ConsentBar.tsx').then(
    (file) => ({ default: file.ConsentBar }),
    () => ({ default: () => null }),
  ),
);

/** The page about oneself, where the menu has none; an owner's settings stand in it. */
const OWN_PAGES: Readonly<Partial<Record<Role, OwnPage>>> = {
  player: { href: ROUTES.profile.path, label: 'Meu perfil' },
  admin: { href: ROUTES.adminSettings.path, label: 'Configurações' },
};

function personOf({ name, email, avatarCDN, role }: User) {
  return { name, email, avatar: avatarCDN, own: OWN_PAGES[role] };
}
