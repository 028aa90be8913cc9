import { describeTournament } from '../../../machines/tournament/tournament.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, keeps, type Rule, same, shows, starts, startsNot, sends } from '../harness/rules.ts';
import { wouldShow } from '../harness/nextSteps.ts';
import {
  asksOnly,
  cancel,
  dialogsIn,
  draw,
  isDialogOpen,
  NO_DIALOG,
  redraw,
  refund,
  score,
  takePayment,
  type Tournament,
  tournamentDialogRules,
  type View,
} from './tournamentDialogRules.ts';

const makeMatches = { type: 'matches.requested' };
const makeSecondPhase = { type: 'secondPhase.requested' };
const PHASES: readonly View['phase'][] = ['registrations', 'groups', 'matches', 'secondPhase', 'finished'];
const OF_THE_PAGE = ['cancellation', 'followPhase', 'matchMaking', 'secondPhaseMaking', 'watch'];

const phaseIn = (snapshot: Moment<Tournament>['after']) => describeTournament(snapshot).phase;
const at =
  (...phases: readonly View['phase'][]) =>
  (moment: Moment<Tournament>) =>
    !isDialogOpen(moment) && phases.includes(phaseIn(moment.after));
/** A page like this one, opened by a player who does not organize it. */
const forOther =
  (isScorer: boolean) =>
  (check: Check<Tournament>): Check<Tournament> =>
  (moment, earlier) => {
    const { machine, value, context } = moment.after;
    const after = machine.resolveState({ value, context: { ...context, isOrganizer: false, isScorer } });
    check({ ...moment, after: after as typeof moment.after }, earlier);
  };
const forPlayer = forOther(false);
const forScorer = forOther(true);
/** What a command is asked for: the category that the page is of. */
const ofCategory = ({ before }: Moment<Tournament>) => ({
  type: 'command.requested',
  subject: before.context.category,
});

/** What the specification says of the page of a category, and of the order in which a tournament goes on. */
export const tournamentRules: readonly Rule<Tournament>[] = [
  {
    section: 'Decision 018',
    says: 'the page follows this very category, and what others do in it',
    on: 'start',
    must: [
      starts('followPhase', ({ after }) => ({ category: after.context.category })),
      starts('watch', ({ after }) => ({ name: 'tournament', subject: after.context.category })),
      shows(describeTournament, { phase: 'unread', person: '', ...NO_DIALOG }),
      startsNot('submission', 'score'),
    ],
  },
  {
    section: 'SPEC 6',
    says: "cancelling asks first; the organizer cancels anybody's registration, a participant their own",
    on: 'start',
    must: starts('cancellation', ({ after }) => ({
      name: after.context.isOrganizer ? 'cancelRegistration' : 'cancelMyRegistration',
      asksFirst: true,
    })),
  },
  {
    section: 'SPEC 4, Events and tournaments',
    says: 'matches and second phase, which are not taken back, are asked about before they are made',
    on: 'start',
    must: [
      starts('matchMaking', () => ({ name: 'makeMatches', asksFirst: true })),
      starts('secondPhaseMaking', () => ({ name: 'makeSecondPhase', asksFirst: true })),
    ],
  },
  {
    section: 'Decision 018',
    says: 'for as long as the page is open it follows the category, and commands can be given',
    must: ({ running }) =>
      same(
        'something else runs',
        OF_THE_PAGE,
        running.filter((actor) => OF_THE_PAGE.includes(actor)),
      ),
  },
  {
    section: 'RULES 7',
    says: 'the page shows the phase that the server said, and disturbs no dialog',
    on: 'phase.read',
    must: [shows(phaseIn, ({ event }) => event['phase'] as View['phase']), keeps(dialogsIn), startsNot(), emits()],
  },
  {
    section: 'RULES 8',
    says: 'any phase may be said next: the page may open late, and a cleared final takes the end back',
    must: PHASES.map((phase) => wouldShow({ type: 'phase.read', phase }, phaseIn, phase)),
  },
  {
    section: 'SPEC 4, Events and tournaments',
    says: 'while no groups exist they can be drawn, and nothing that needs them can be asked for',
    when: at('registrations'),
    must: [can(draw), can(redraw, false), can(makeMatches, false), can(makeSecondPhase, false)],
  },
  {
    section: 'SPEC 4, Events and tournaments',
    says: 'with groups their matches can be made, the second phase not yet; the draw can be made anew (RULES 8)',
    when: at('groups'),
    must: [can(makeMatches), can(makeSecondPhase, false), can(redraw)],
  },
  {
    section: 'SPEC 4, Events and tournaments',
    says: 'matches can be made only when none exist; with them the second phase can; the draw anew until a score',
    when: at('matches'),
    must: [can(makeMatches, false), can(makeSecondPhase), can(redraw)],
  },
  {
    section: 'RULES 8',
    says: 'the second phase can be built anew, matches cannot',
    when: at('secondPhase'),
    must: [can(makeMatches, false), can(makeSecondPhase)],
  },
  {
    section: 'SPEC 4, Events and tournaments',
    says: 'before the server has spoken, and after the final, nothing is made or drawn anew',
    when: at('unread', 'finished'),
    must: [can(redraw, false), can(makeMatches, false), can(makeSecondPhase, false)],
  },
  {
    section: 'RULES 7',
    says: 'a player may leave until the final was played',
    when: at('registrations', 'groups', 'matches', 'secondPhase'),
    must: forPlayer(can(cancel)),
  },
  {
    section: 'RULES 7',
    says: "'O torneio já terminou.': after the final a player leaves no more",
    when: at('finished'),
    must: forPlayer(can(cancel, false)),
  },
  {
    section: 'SPEC 4, Events and tournaments',
    says: 'groups can be drawn only when none exist',
    when: at('unread', 'groups', 'matches', 'secondPhase', 'finished'),
    must: can(draw, false),
  },
  {
    section: 'SPEC 6',
    says: 'only the organizer draws, makes matches and second phase, notes payments, sets scores and refunds',
    must: [draw, redraw, makeMatches, makeSecondPhase, takePayment, score, refund].map((event) =>
      forPlayer(can(event, false)),
    ),
  },
  {
    section: 'Decision 056',
    says: 'a scorer, whom the organizer invited, sets scores like the organizer, and does nothing else of theirs',
    when: at(...PHASES),
    must: [
      forScorer(can(score)),
      ...[draw, redraw, makeMatches, makeSecondPhase, takePayment, refund].map((event) => forScorer(can(event, false))),
    ],
  },
  {
    section: 'SPEC 4, Events and tournaments',
    says: 'matches are asked for of this very category, and the page stays as it is until they exist',
    on: 'matches.requested',
    must: [sends('matchMaking', ofCategory), ...asksOnly],
  },
  {
    section: 'SPEC 4, Events and tournaments',
    says: 'the second phase is asked for of this very category, and the page stays as it is until it exists',
    on: 'secondPhase.requested',
    must: [sends('secondPhaseMaking', ofCategory), ...asksOnly],
  },
  ...tournamentDialogRules,
];
