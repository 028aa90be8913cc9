import { createRoot } from 'react-dom/client';
import { WIDE_FROM_PX } from '../machines/navigation/navigation.ts';
import { App } from './app/App.tsx';
import { createApp } from './app/createApp.ts';
import { follow } from './app/follow.ts';

const app = createApp({ follow: (consequence) => follow(consequence, () => app) });

matchMedia(`(min-width: ${WIDE_FROM_PX + 1}px)`).addEventListener('change', ({ matches }) =>
  app.navigation.send({ type: matches ? 'screen.widened' : 'screen.narrowed' }),
);

// wouter tells of its own navigations by events of these names.
for (const type of ['pushState', 'replaceState', 'popstate']) {
  addEventListener(type, () => app.navigation.send({ type: 'page.changed' }));
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App app={app} />);
