import { eq } from 'drizzle-orm';
import type { Held } from '#domain/offline/held.ts';
import { tournamentPath } from '#domain/navigation/paths.ts';
import { idempotencyKeys } from '#platform/database/schema/system.ts';
import { matches } from '#platform/database/schema/tournament.ts';
import { QUEUE } from '../../../src/app/offline/offlineTexts.ts';
import { openFestival } from '../../api/events/festival.ts';
import { openField } from '../../api/tournament/field.ts';
import type { Played, Stage } from '../scenes/scene.ts';
import { tagOf } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';
import { timesOf } from '../scenes/truth.ts';

const AGAIN = /^(Enviar o meu|Tentar de novo): /;
const DISCARD = /^(Manter o que está lá|Deixar sem placar|Descartar): /;
const UNDO = /^Desfazer: /;
const NO_GAMES = { doubleOneScore: null, doubleTwoScore: null };
const OTHERS = { doubleOneScore: 7, doubleTwoScore: 5 };

/** The organizer of a category before its matches; two scores come into the browser's storage as its forms keep them. */
export async function stage(world: SceneWorld): Promise<Stage> {
  const festival = await openFestival(world);
  const { organizer, call } = festival;
  const field = await openField(world, festival, 3);
  await field.draw(1);
  await field.makeMatches();
  const ids = (await field.matches()).map(({ _id }) => _id);
  const subjectOf = (key: string) => ids[key === 'a' ? 0 : 1] ?? '';

  /** As a form that holds a score, or another tab that has sent one, leaves the storage. */
  const keep = ({ screen }: Played, held: readonly Held[]) =>
    screen.inPage(
      ({ owner, entries }) => {
        for (const name of Object.keys(localStorage)) if (name.startsWith(owner)) localStorage.removeItem(name);
        for (const [key, text] of entries) localStorage.setItem(owner + key, text);
        dispatchEvent(new Event('held.changed'));
      },
      {
        owner: `held:${organizer.id}::`,
        entries: held.map((one): [string, string] => {
          const since = world.now().getTime();
          return [one.key, JSON.stringify({ ...one, since, at: since, subject: subjectOf(one.key) })];
        }),
      },
    );

  /** Has the match a score, or none, as it must for the server to accept or to refuse. */
  async function bring(id: string, isScored: boolean): Promise<void> {
    const [row] = await world.database.orm.select().from(matches).where(eq(matches.id, id));
    if ((row?.gamesOne !== null) === isScored) return;
    await call(organizer, isScored ? 'setScore' : 'editScore', id, isScored ? OTHERS : NO_GAMES);
  }

  return {
    calls: { sendNext: ['setScore', 'editScore'] },
    tells: {
      'done(sendNext) Sent': (event, earlier) => toldAfter(event, earlier),
      'done(sendNext) Stuck': (event, earlier) => toldAfter(event, earlier),
    },
    truths: [
      {
        section: 'Decision 114',
        says: 'what was not sent is still in the browser, unless its person discarded it',
        planned: (happened) => (timesOf(happened, 'leave.discarded') > 0 ? 0 : undefined),
        found: async ({ screen, happened }) => {
          const count = await screen.inPage(
            (owner) => Object.keys(localStorage).filter((name) => name.startsWith(owner)).length,
            `held:${organizer.id}:`,
          );
          return timesOf(happened, 'leave.discarded') > 0 ? count : undefined;
        },
      },
    ],
    opening: async () => {
      const place = { eventId: festival.id, id: field.category, organizerId: organizer.id, name: 'Mista C/D' };
      const path = `${tournamentPath({ ...place, isForTeams: false })}?tab=matches`;
      return { path, session: await world.sessionOf(organizer) };
    },
    lead: ({ screen }) => screen.sees('button', first(/^Definir placar, /)),
    conditions: {
      sendNext: async ({ context }, output) => {
        const next = (context().held as readonly Held[]).find(({ stuck }) => stuck === null);
        const tag = tagOf(output);
        if (!next || (tag !== 'Sent' && tag !== 'Stuck')) return undefined;
        // A reply that was lost on its way would only be repeated.
        await world.database.orm.delete(idempotencyKeys).where(eq(idempotencyKeys.personId, organizer.id));
        await bring(next.subject, (tag === 'Stuck') === (next.call === 'setScore'));
        return undefined;
      },
    },
    acts: {
      'held.changed': (played, { held }) => keep(played, held as readonly Held[]),
      'held.discarded': async (played) => {
        await openList(played);
        await played.screen.press(first(DISCARD));
      },
      'discard.undone': ({ screen }) => screen.press(UNDO),
      'held.resent': ({ screen }) => screen.press(first(AGAIN)),
      'line.restored': async ({ screen }) => {
        for (const type of ['offline', 'online']) {
          await screen.inPage((name) => void dispatchEvent(new Event(name)), type);
        }
      },
      'leave.asked': async ({ screen }) => {
        await screen.press(/^E aí, /);
        await screen.press('Sair');
      },
      'leave.declined': ({ screen }) => screen.dialog(QUEUE.leaving).press(QUEUE.stay),
      'leave.kept': ({ screen }) => screen.dialog(QUEUE.leaving).press(QUEUE.leave),
      'leave.discarded': ({ screen }) => screen.dialog(QUEUE.leaving).press(QUEUE.leaveWithout),
    },
    shows: {
      'open.queue.idle': ({ screen }) => screen.isSilent(/não enviados?$/),
      'open.queue.holding': ({ screen }) => screen.reads(/^\d+ lançamentos? não enviados?$/),
      'open.queue.sending': ({ screen }) => screen.reads(/^(Enviando \d+ de \d+|\d+ lançamentos? não enviados?)$/),
      'open.queue.stuck': ({ screen }) => screen.reads(/^\d+ lançamentos? não enviados?$/),
      'open.undo.calm': ({ screen }) => screen.lacks('button', UNDO),
      'open.undo.discarded': ({ screen }) => screen.sees('button', UNDO),
      'open.leaving.staying': ({ screen }) => screen.lacks('dialog', QUEUE.leaving),
      'open.leaving.asking': ({ screen }) => screen.dialog(QUEUE.leaving).sees('button', QUEUE.leave),
      left: ({ screen }) => screen.sees('heading', 'Entrar'),
    },
  };
}

/** What waits is folded. */
async function openList({ screen }: Played): Promise<void> {
  await screen.inPage((label) => {
    for (const list of document.querySelectorAll<HTMLDetailsElement>(`[aria-label="${label}"] details`)) {
      list.open = true;
    }
  }, QUEUE.title);
}

/** How many were sent since all was at rest is told once, when nothing is left to send. */
function toldAfter(event: object, earlier: readonly object[]): string | null {
  const outcomes = [...earlier, event].map((one) => Reflect.get(one, 'output') as unknown);
  const isRest = (output: unknown) => {
    const held: unknown = typeof output === 'object' && output !== null ? Reflect.get(output, 'held') : undefined;
    return Array.isArray(held) && held.every(({ stuck }: Held) => stuck !== null);
  };
  if (!isRest(outcomes.at(-1))) return null;
  const last = outcomes.slice(0, -1).findLastIndex(isRest);
  const sent = outcomes.slice(last + 1).filter((output) => tagOf(output) === 'Sent').length;
  if (sent === 0) return null;
  return sent === 1 ? 'Lançamento enviado.' : `${sent} lançamentos enviados.`;
}
