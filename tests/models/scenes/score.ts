import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { tournamentPath } from '#domain/navigation/paths.ts';
import { openFestival } from '../../api/events/festival.ts';
import { openField } from '../../api/tournament/field.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { FORMS } from '../../app/messages.ts';
import { OOPS, timesOf, UNANSWERED } from './truth.ts';
import { eq } from 'drizzle-orm';
import { matches } from '#platform/database/schema/tournament.ts';

/** The button of a match, and the dialog that it opens. */
export const SCORE_OF = /^(Definir|Editar) placar, /;
export const SCORE_DIALOG = /^(Definir|Editar) placar$/;
export const CLEAR_DIALOG = 'Apagar placar?';
export const CLEAR = 'Apagar placar';
export const ONE_MORE = /^Um game a mais para /;
export const WALKOVER = 'Decidir por W.O.';
export const DECLARE = 'Declarar W.O.';
/** What is told once the match is as it was played. */
export const TOLD = /^(Placar ((salvo|corrigido) com sucesso!|apagado\.)|Partida decidida por W\.O\.)$/;

const NO_GAMES = { doubleOneScore: null, doubleTwoScore: null };
const WALKED_OVER = { reason: 'hurt', won: 6 };
const GAMES = { doubleOneScore: 6, doubleTwoScore: 3 };

/** Whether the form that was opened last is that of a walkover. */
function isDeclaring(happened: readonly ChartEvent[]): boolean {
  return happened.findLast(({ type }) => type.startsWith('walkover.'))?.type === 'walkover.requested';
}

/** The organizer of a category before its only match, with a score or without. */
export async function scoreScene(world: SceneWorld): Promise<Scene & { readonly hasScore: () => boolean }> {
  const festival = await openFestival(world);
  const { organizer, call } = festival;

  /** No name that another chart looks for: the scenes of all share one database. */
  const names = ['Vaz', 'Luz', 'Paz', 'Cruz'];
  const players = { player: () => world.player({ name: `Quitéria ${names.shift() ?? ''}` }) };

  let hasScore = false;
  let category = '';

  async function drawn(): Promise<string> {
    const field = await openField(players, festival, 2);
    await field.draw(1);
    await field.makeMatches();
    if (hasScore) await field.playAll();
    category = field.category;
    return category;
  }

  return {
    hasScore: () => hasScore,
    tells: {
      'done(submission)': (_event, earlier) =>
        FORMS[isDeclaring(earlier) ? 'walkover' : hasScore ? 'scoreCorrection' : 'score'][0],
      'done(clearScore) Cleared': 'Placar apagado.',
      'done(clearScore) Refused': 'Esta partida ainda não tem placar.',
      'error(clearScore)': OOPS,
      'after(readLimit)': UNANSWERED,
    },
    truths: [
      {
        section: 'SPEC 4, Events and tournaments',
        says: 'the score is the one that was saved last, or none once it was cleared',
        planned: (happened) => {
          if (isDeclaring(happened) && timesOf(happened, 'done(submission)') > 0) return WALKED_OVER;
          if (timesOf(happened, 'done(clearScore) Cleared') > 0) return NO_GAMES;
          // What another window took back was set anew in between.
          const isReset = timesOf(happened, 'done(clearScore) Refused') > 0;
          const games = isReset ? GAMES : { doubleOneScore: 6, doubleTwoScore: 0 };
          if (timesOf(happened, 'done(submission)') === 0) return hasScore ? games : NO_GAMES;
          return hasScore ? { ...games, doubleOneScore: 7 } : { doubleOneScore: 1, doubleTwoScore: 0 };
        },
        found: async () => {
          const [row] = await world.database.orm.select().from(matches).where(eq(matches.categoryId, category));
          if (!row?.walkoverReason) return { doubleOneScore: row?.gamesOne, doubleTwoScore: row?.gamesTwo };
          // The draw decides which side the pair is that did not play.
          return { reason: row.walkoverReason, won: Math.max(row.gamesOne ?? 0, row.gamesTwo ?? 0) };
        },
      },
      {
        section: 'RULES 8',
        says: 'a first score is PUT and a change PATCH',
        planned: () => [],
        found: ({ sent }) => sent(hasScore ? 'setScore' : 'editScore'),
      },
    ],
    calls: { clearScore: 'editScore' },
    // The form of the score, too, when there is one already.
    shared: ['editScore'],
    opening: async (start) => {
      hasScore = start === 'edited';
      const id = await drawn();
      const place = { eventId: festival.id, id, organizerId: organizer.id, name: 'Mista C/D', isForTeams: false };
      return { path: `${tournamentPath(place)}?tab=matches`, session: await world.sessionOf(organizer) };
    },
    conditions: {
      clearScore: async ({ context, readAgain }, output) => {
        if (tagOf(output) !== 'Refused') return undefined;
        // Another window of the organizer was faster.
        const { match } = context();
        await call(organizer, 'editScore', match, NO_GAMES);
        return async () => {
          await call(organizer, 'setScore', match, GAMES);
          await readAgain();
        };
      },
    },
  };
}
