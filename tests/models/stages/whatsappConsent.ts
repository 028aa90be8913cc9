import { and, eq, isNotNull } from 'drizzle-orm';
import { contract } from '#domain/contract/contract.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { whatsappConsents } from '#platform/database/schema/whatsapp.ts';
import { WHATSAPP_TEXTS } from '../../../src/areas/entry/account/whatsappTexts.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { inbound, signatureOf } from '../../api/whatsapp/meta.ts';
import { type OnScreen, tagOf, type Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { OFFLINE, OOPS, timesOf, TOO_LATE } from '../scenes/truth.ts';

const ENDED = 'Você não recebe mais avisos por WhatsApp.';

/** A player's settings, and the WhatsApp of their phone. */
export async function stage(world: SceneWorld): Promise<Stage> {
  const player = await world.player();
  const start = { is: 'off' };
  const from = String(5_513_000_000_000 + Math.floor(Math.random() * 1e9));
  const { method, path: url } = contract.whatsappNotification;
  /** Writes to our number, which Meta tells the server. */
  async function write(text: string): Promise<void> {
    const body = inbound({ text, from, at: Math.ceil(world.now().getTime() / 1_000) });
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signatureOf(body) };
    const reply = await world.app.inject({ method, url, headers, payload: body });
    if (reply.statusCode !== 200) throw new Error(`the message was answered with ${reply.statusCode}`);
  }
  return {
    calls: { makeCode: 'makeWhatsappCode', fetchConsent: 'whatsapp', endConsent: 'endWhatsapp' },
    tells: {
      'done(makeCode) Offline': OFFLINE,
      'error(makeCode)': OOPS,
      'done(fetchConsent) On': (_event, earlier) =>
        isLinking(earlier) ? 'Pronto! Os avisos chegam no seu WhatsApp.' : null,
      'done(fetchConsent) Off': (_event, earlier) => (isLinking(earlier) ? null : ENDED),
      'done(endConsent) Ended': ENDED,
      'done(endConsent) Offline': OFFLINE,
      'error(endConsent)': OOPS,
      'after(readLimit)': (_event, earlier) =>
        /linking.requested|end.requested/.test(earlier.at(-1)?.type ?? '') ? TOO_LATE : null,
    },
    truths: [
      {
        section: 'Decision 110',
        says: 'the server has a number when its person sent the code from it, and none after they stopped, here or there',
        planned: (happened) => {
          const last = happened.findLast(({ type }) => /fetchConsent|endConsent|readLimit/.test(type));
          if (last === undefined) return start.is === 'on' ? 1 : 0;
          if (timesOf([last], 'done(fetchConsent) On') > 0) return 1;
          return timesOf([last], 'done(fetchConsent) Off', 'done(endConsent) Ended') > 0 ? 0 : 'not known';
        },
        found: ({ happened }) => {
          const last = happened.findLast(({ type }) => /fetchConsent|endConsent|readLimit/.test(type));
          const isKnown =
            last === undefined ||
            timesOf([last], 'done(fetchConsent) On', 'done(fetchConsent) Off', 'done(endConsent) Ended') > 0;
          const isTold = and(eq(whatsappConsents.personId, player.id), isNotNull(whatsappConsents.since));
          return isKnown ? world.database.orm.$count(whatsappConsents, isTold) : 'not known';
        },
      },
    ],
    opening: async (is) => {
      start.is = is;
      if (is === 'on') {
        const since = new Date(Math.floor(world.now().getTime() / 1_000) * 1_000);
        await world.database.orm.insert(whatsappConsents).values({ personId: player.id, number: from, since });
      }
      return { path: ROUTES.settings.path, session: await world.sessionOf(player) };
    },
    // The page asks once whether there is any.
    lead: ({ pass }) => pass('whatsapp'),
    acts: {
      'linking.requested': ({ screen }) => screen.press(WHATSAPP_TEXTS.begin),
      'linking.declined': ({ screen }) => screen.press(WHATSAPP_TEXTS.decline),
      'end.requested': ({ screen }) => screen.press(WHATSAPP_TEXTS.end),
      'page.hidden': ({ screen }) => screen.setSeen(false),
      'page.shown': ({ screen }) => screen.setSeen(true),
    },
    conditions: {
      fetchConsent: async ({ context }: OnScreen, output) => {
        const { code }: { code: { code: string } | null } = context();
        if (tagOf(output) === 'On' && code !== null) await write(`Meu código: ${code.code}`);
        if (tagOf(output) === 'Off' && code === null) await write('Parar');
        return undefined;
      },
    },
    shows: {
      off: ({ screen }) => screen.canPress(WHATSAPP_TEXTS.begin),
      making: ({ screen }) => screen.waits(WHATSAPP_TEXTS.begin),
      linking: async ({ screen, context }) => {
        await screen.reads(context()['code'].code);
        await screen.sees('link', WHATSAPP_TEXTS.open);
        await screen.canPress(WHATSAPP_TEXTS.decline);
      },
      overdue: async ({ screen }) => {
        await screen.reads(WHATSAPP_TEXTS.overdue);
        await screen.canPress(WHATSAPP_TEXTS.begin);
      },
      on: async ({ screen }) => {
        await screen.reads(/^Os avisos chegam no WhatsApp \+55\s/);
        await screen.canPress(WHATSAPP_TEXTS.end);
      },
      ending: ({ screen }) => screen.waits(WHATSAPP_TEXTS.end),
    },
  };
}

/** Whether a code is on screen, rather than a number. */
function isLinking(earlier: readonly ChartEvent[]): boolean {
  const last = earlier.findLast((event) => timesOf([event], 'done(makeCode) Made', 'done(fetchConsent) On') > 0);
  return last !== undefined && timesOf([last], 'done(makeCode) Made') > 0;
}
