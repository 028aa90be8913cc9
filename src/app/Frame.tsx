import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ROUTES } from '../../domain/navigation/routes.ts';
import type { User } from '../../domain/people/person.ts';
import { describeNavigation } from '../../machines/navigation/navigation.ts';
import { AppFrame } from '../shared/look/layout/AppFrame.tsx';
import { useApp, useUser } from '../shared/runtime/AppContext.tsx';
import { menuOf } from './menu.ts';
import { prefetch } from './screens.ts';

/** The bar, the menu and the tabs around every screen, in the state of the navigation chart. */
export function Frame({ children }: { children: ReactNode }) {
  const { navigation, session } = useApp();
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
      entries={menuOf(user?.role ?? null)}
      current={pathname}
      onIntent={prefetch}
      sidebar={isOverlay ? 'overlay' : isMenuOpen ? 'open' : 'closed'}
      onSidebarToggle={() => navigation.send({ type: 'menu.toggled' })}
      onSidebarClose={() => navigation.send({ type: 'overlay.dismissed' })}
    >
      {children}
    </AppFrame>
  );
}

function personOf({ name, email, avatarCDN, role }: User) {
  return { name, email, avatar: avatarCDN, profileHref: role === 'player' ? ROUTES.profile.path : undefined };
}
