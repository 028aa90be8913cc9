import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { listenToWindow } from './app/browser.ts';
import { createApp } from './app/createApp.ts';
import { follow } from './app/follow.ts';

const app = createApp({ follow: (consequence) => follow(consequence, () => app) });
listenToWindow(app);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App app={app} />);
