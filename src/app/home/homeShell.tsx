import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { contract } from '../../../domain/contract/contract.ts';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { AppFrame } from '../../shared/look/layout/AppFrame.tsx';
import { theme } from '../../shared/look/theme.ts';
import { HomePage } from '../../areas/player/arenas/directory/HomePage.tsx';

/** What the home page reads first, so that the page can ask for it before its code is here. */
export const FIRST_CALL = contract.allArenas.path;

/**
 * A visitor's home page as HTML, before anything is known. The build writes it into home.html: it is on screen while
 * the app's code is on its way, and the app draws the same over it. Inert, since nothing answers yet.
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
          >
            <HomePage search="" view={{ show: 'loading' }} onSearch={nothing} onRetry={nothing} />
          </AppFrame>
        </div>
      </Router>
    </MantineProvider>,
  );
}
