import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { contract } from '../../../domain/contract/contract.ts';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { AppFrame } from '../../shared/look/layout/AppFrame.tsx';
import { SiteFooter } from '../../shared/look/layout/SiteFooter.tsx';
import { theme } from '../../shared/look/theme.ts';
import { HomePage } from '../../areas/player/arenas/directory/HomePage.tsx';

/** The home page's first request, so that the page can send it before its code has loaded. */
export const FIRST_CALL = contract.allArenas.path;

/**
 * A visitor's home page as HTML, before any data. The build writes it into home.html: it is on screen while the app's code
 * loads, and the app renders the same over it. It is inert, since nothing responds yet.
 */
export function homeShell(): string {
  const nothing = () => {};
  return renderToStaticMarkup(
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
      <Router ssrPath={ROUTES.home.path}>
        <div inert>
          <AppFrame
            top={{ onSignOut: nothing }}
            entries={[]}
            current={ROUTES.home.path}
            sidebar="closed"
            onSidebarToggle={nothing}
            onSidebarClose={nothing}
            footer={<SiteFooter />}
          >
            <HomePage search="" view={{ show: 'loading' }} onSearch={nothing} onRetry={nothing} />
          </AppFrame>
        </div>
      </Router>
    </MantineProvider>,
  );
}
