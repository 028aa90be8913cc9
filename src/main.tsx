import { createRoot } from 'react-dom/client';
import { routeOf } from '#domain/navigation/routes.ts';
import { App } from './app/App.tsx';
import type { App as AppParts } from './shared/runtime/app.ts';
import { afterEarly } from './app/early/earlyCall.ts';
import { listenToWindow } from './app/browser.ts';
import { type AppOptions, createApp } from './app/createApp.ts';
import { follow } from './app/follow.ts';
import { listenToOtherTabs } from './app/otherTabs.ts';
import { onceCalm } from './shared/runtime/onceCalm.ts';
import { prefetch, preload } from './app/screens.ts';
import { shownPage } from './app/shownPage.ts';
import { loadToaster } from './app/toasts.ts';
import { hasFlowsMark } from '../visualizer/flowsMark.ts';
import { openPublisher } from '../visualizer/live/publisher.ts';

const hasFlows = hasFlowsMark(document);
const watcher = hasFlows ? globalThis.quadraLivreWatcher : undefined;
if (watcher) void import('../visualizer/live/watcher.ts').then(({ watchedBy }) => begin(watchedBy(watcher)));
else begin(hasFlows ? { inspect: openPublisher(shownPage).inspect } : {});

function begin(options: Pick<AppOptions, 'inspect' | 'clock'>): void {
  const early = globalThis.quadraLivreEarly;
  const adapter = early && { adapter: afterEarly(early) };
  const app = createApp({ ...options, ...adapter, hasFlows, prefetch, follow: (effect) => follow(effect, () => app) });
  listenToWindow(app);
  listenToOtherTabs(app.queryClient);

  const root = document.getElementById('root');
  if (!root) return;
  const show = () => createRoot(root).render(<App app={app} />);
  // The HTML that came with the page stays on screen until the screen's code has loaded.
  preload(location.pathname).then(show, show);
  // The home page sends nothing that could need a toast; the first touch there loads the toasts.
  if (routeOf(location.pathname) !== 'home') onceCalm(app.queryClient, () => void loadToaster());
  // In development the code is never the same for long.
  if (import.meta.env.PROD) onceCalm(app.queryClient, () => void startOffline(app));
}

// A browser says this once, before the page that uses it is opened.
addEventListener('beforeinstallprompt', (question) => void (globalThis.quadraLivreInstall = question));

/** Without its code, or without room for it, everything works as long as there is a line. */
function startOffline(app: AppParts): Promise<unknown> {
  return import('./app/offline/startOffline.ts').then((file) => file.startOffline(app)).catch(() => undefined);
}
