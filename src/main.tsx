import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { listenToWindow } from './app/browser.ts';
import { createApp } from './app/createApp.ts';
import { follow } from './app/follow.ts';
import { preload } from './app/screens.ts';

const app = createApp({ follow: (consequence) => follow(consequence, () => app) });
listenToWindow(app);

const root = document.getElementById('root');
if (root) {
  const show = () => createRoot(root).render(<App app={app} />);
  // Until the page's own code is here too, what came with the HTML stays on screen.
  preload(location.pathname).then(show, show);
}
