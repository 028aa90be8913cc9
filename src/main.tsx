import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { listenToWindow } from './app/browser.ts';
import { type AppOptions, createApp } from './app/createApp.ts';
import { follow } from './app/follow.ts';
import { preload } from './app/screens.ts';
import { hasFlowsMark } from './dev/flowsMark.ts';
import { openEar } from './dev/live/ear.ts';

const hasFlows = hasFlowsMark(document);
const watcher = hasFlows ? globalThis.quadraLivreWatcher : undefined;
if (watcher) void import('./dev/live/watcher.ts').then(({ watchedBy }) => begin(watchedBy(watcher)));
else begin(hasFlows ? { inspect: openEar().hear } : {});

function begin(options: Pick<AppOptions, 'inspect' | 'clock'>): void {
  const app = createApp({ ...options, hasFlows, follow: (consequence) => follow(consequence, () => app) });
  listenToWindow(app);

  const root = document.getElementById('root');
  if (!root) return;
  const show = () => createRoot(root).render(<App app={app} />);
  // Until the page's own code is here too, what came with the HTML stays on screen.
  preload(location.pathname).then(show, show);
}
