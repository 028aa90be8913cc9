import { createECDH } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { ROUTES } from '#domain/navigation/routes.ts';
import { pushSubscriptions } from '#platform/database/schema/push.ts';
import { PUSH_TEXTS } from '../../../src/areas/entry/account/pushTexts.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { holdPush, type PushAnswer } from '../scenes/heldPush.ts';
import { type Played, type Stage, tagOf } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { OFFLINE, timesOf, TOO_LATE } from '../scenes/truth.ts';

const FAILED = 'Este navegador não conseguiu ligar os avisos. Tente novamente.';
const UNKNOWN = 'O serviço de avisos deste navegador não é um dos que conhecemos.';
const UNANSWERED = 'O navegador não teve resposta. Toque de novo quando quiser receber os avisos.';
const ENDED = 'Este aparelho não mostra mais avisos.';

/** A player's settings, in a browser that says what the walk wants. */
export async function stage(world: SceneWorld): Promise<Stage> {
  const player = await world.player();
  /** Said only to who pressed the button: a device that is told of again is told of in silence. */
  const ifAsked = (words: string) => (_event: unknown, earlier: readonly { readonly type: string }[]) => {
    const last = earlier.findLast(({ type }) => /readBrowser|askPermission/.test(type));
    return last?.type.includes('askPermission') ? words : null;
  };
  return {
    calls: { subscribeDevice: 'keepPush', endDevice: 'endPush', keyOfServer: 'pushKey' },
    tells: {
      'done(subscribeDevice) Kept': ifAsked('Pronto! Este aparelho mostra os seus avisos.'),
      'done(subscribeDevice) Refused': ifAsked(UNKNOWN),
      'done(subscribeDevice) Offline': ifAsked(OFFLINE),
      'error(subscribeDevice)': ifAsked(FAILED),
      'error(askPermission)': FAILED,
      'after(consentLimit)': UNANSWERED,
      'after(readLimit)': (_event, earlier) => (/askPermission/.test(earlier.at(-1)?.type ?? '') ? TOO_LATE : null),
      'done(endDevice) Ended': ENDED,
      'done(endDevice) Offline': ENDED,
    },
    truths: [
      {
        section: 'Decision 109',
        says: 'the server keeps a device when its person agreed, and no more when they said so',
        planned: (happened) => (isKept(happened) === undefined ? 'not known' : Number(isKept(happened))),
        found: async ({ happened }) =>
          isKept(happened) === undefined
            ? 'not known'
            : world.database.orm.$count(pushSubscriptions, eq(pushSubscriptions.personId, player.id)),
      },
    ],
    opening: async () => ({ path: ROUTES.settings.path, session: await world.sessionOf(player) }),
    lead: async ({ screen, pass }) => {
      const letGo = await screen.inPage(holdPush, createECDH('prime256v1').generateKeys('base64url'));
      // Chromium hands no function back: its page is closed after the test.
      if (typeof letGo === 'function') onTestFinished(letGo);
      await pass('pushKey');
    },
    acts: {
      'push.requested': ({ screen }) => screen.press(PUSH_TEXTS.begin),
      'push.declined': ({ screen }) => screen.press(PUSH_TEXTS.end),
      'check.requested': async ({ screen }) => {
        await screen.inPage(() => globalThis.holdPushAgain(), undefined);
        await screen.press(PUSH_TEXTS.check);
      },
    },
    endings: {
      readBrowser: (played, output) => answer(played, tagOf(output) as PushAnswer),
      askPermission: (played, output) => answer(played, tagOf(output) as PushAnswer),
    },
    faults: { readBrowser: (played) => answer(played, 'broken'), askPermission: (played) => answer(played, 'broken') },
    conditions: {
      subscribeDevice: async (_screen, output) => {
        if (tagOf(output) !== 'Refused') return undefined;
        world.services.areKnown = false;
        return () => void (world.services.areKnown = true);
      },
    },
    shows: {
      checking: ({ screen }) => screen.reads(PUSH_TEXTS.loading),
      unsupported: ({ screen }) => screen.reads(PUSH_TEXTS.unsupported),
      mustInstall: ({ screen }) => screen.reads(PUSH_TEXTS.mustInstall),
      refused: ({ screen }) => screen.canPress(PUSH_TEXTS.check),
      off: ({ screen }) => screen.canPress(PUSH_TEXTS.begin),
      asking: async ({ screen }) => {
        await screen.reads(PUSH_TEXTS.answer);
        await screen.waits(PUSH_TEXTS.begin);
      },
      subscribing: ({ screen }) => screen.waits(PUSH_TEXTS.begin),
      confirming: ({ screen }) => screen.waits(PUSH_TEXTS.end),
      on: ({ screen }) => screen.canPress(PUSH_TEXTS.end),
      ending: ({ screen }) => screen.waits(PUSH_TEXTS.end),
    },
  };
}

/** Not known where the last call may have come there or not, before the first one, and where the browser told of a device by itself. */
function isKept(happened: readonly ChartEvent[]): boolean | undefined {
  const last = happened.findLast(({ type }) => /Device|readLimit/.test(type));
  if (last === undefined || timesOf([last], 'done(subscribeDevice) Kept', 'done(endDevice) Ended') === 0)
    return undefined;
  return timesOf([last], 'done(subscribeDevice) Kept') > 0;
}

function answer({ screen }: Played, what: PushAnswer): Promise<void> {
  return screen.inPage((how) => globalThis.letPush(how), what);
}
