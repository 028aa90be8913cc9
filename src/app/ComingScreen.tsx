import { Button } from '@mantine/core';
import { Link, useLocation } from 'wouter';
import { ROUTES, type RouteName, routeOf } from '../../domain/navigation/routes.ts';
import type { Role } from '../../domain/people/person.ts';
import { EmptyState } from '../look/EmptyState.tsx';
import { useUser } from './AppContext.tsx';
import { COMING, COMING_TITLES } from './appTexts.ts';
import { menuOf } from './menu.ts';

/** Stands for a screen that is not built yet, under its own name and with a way on. */
export function ComingScreen() {
  const [pathname] = useLocation();
  const role = useUser()?.role ?? null;
  const route = routeOf(pathname);
  const title = titleOf(route, pathname, role);
  const way = wayOn(route, role);
  return (
    <>
      <title>{`${title} · Quadra Livre`}</title>
      <EmptyState
        asHeading="h1"
        title={title}
        action={
          way && (
            <Button size="lg" component={Link} href={way.href}>
              {way.label}
            </Button>
          )
        }
      >
        {role === 'arena-owner' ? COMING.ownerText : COMING.text}
      </EmptyState>
    </>
  );
}

function titleOf(route: RouteName | undefined, pathname: string, role: Role | null): string {
  const entry = menuOf(role).find(({ href }) => href === pathname);
  return entry?.label ?? (route && COMING_TITLES[route]) ?? '';
}

function wayOn(route: RouteName | undefined, role: Role | null) {
  if (role === null) return { href: ROUTES.login.path, label: COMING.login };
  if (role !== 'arena-owner') return { href: ROUTES.home.path, label: COMING.home };
  return route === 'ownerDashboard' ? undefined : { href: ROUTES.ownerDashboard.path, label: COMING.dashboard };
}
