import { fromCallback, fromPromise } from 'xstate';
import {
  type InstallEvent,
  installMachine,
  type InstallOutcome,
  type Place,
} from '../../../../machines/installed/install.ts';
import { isInstalled, isOnIos } from './device.ts';

declare global {
  /** The browser's question whether the app may be installed, kept from its event until the page has it asked. */
  var quadraLivreInstall: Event | undefined;
}

/** What Chromium's browsers add to the event `beforeinstallprompt` (W3C, Manifest Incubations). */
interface InstallQuestion extends Event {
  /** Asks the person. It works once. */
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** The chart of installing the app, connected to the browser. */
export function provideInstall() {
  return installMachine.provide({
    actors: {
      followInstall: fromCallback<InstallEvent>(({ sendBack }) => {
        const over = new AbortController();
        const hear = (news: InstallEvent['type']) => () => sendBack({ type: news });
        addEventListener('beforeinstallprompt', hear('install.possible'), { signal: over.signal });
        addEventListener('appinstalled', hear('install.done'), { signal: over.signal });
        if (globalThis.quadraLivreInstall) hear('install.possible')();
        return () => over.abort();
      }),
      askInstall: fromPromise<InstallOutcome>(askInstall),
    },
  });
}

/** Where this page is. */
export function readPlace(): Place {
  if (isInstalled()) return 'app';
  return isOnIos() ? 'iphone' : 'browser';
}

async function askInstall(): Promise<InstallOutcome> {
  const question = globalThis.quadraLivreInstall;
  if (!isQuestion(question)) throw new Error('The browser asks nothing');
  globalThis.quadraLivreInstall = undefined;
  await question.prompt();
  const { outcome } = await question.userChoice;
  return { _tag: outcome === 'accepted' ? 'Accepted' : 'Dismissed' };
}

function isQuestion(event: Event | undefined): event is InstallQuestion {
  return event !== undefined && 'prompt' in event;
}
