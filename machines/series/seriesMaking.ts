import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { Day } from '#domain/values/days/day.ts';
import { keptChoices, previewChange, undecidedDays, withChoice, withoutChoice } from '#domain/series/choices.ts';
import type { NewSeries, SeriesPreview, SeriesWish, WeekChoice } from '#domain/series/series.ts';
import { notProvided } from '../notProvided.ts';
import { answered, type Failed, fieldsOf, messageOf } from '../outcome.ts';
import type { FieldErrors } from '#domain/values/text/issues.ts';
import { NO_ANSWER, READ_WAITS, WRITE_WAITS } from '../patience.ts';

export type SeriesPreviewOutcome = { readonly _tag: 'Read'; readonly preview: SeriesPreview } | Failed;
/** `Changed`: other weeks are in conflict than those that the person saw. */
export type SeriesMakingOutcome =
  | { readonly _tag: 'Made' }
  | { readonly _tag: 'Changed'; readonly preview: SeriesPreview }
  | Failed;

/** A request that the series may answer, and whose it is. */
export interface Answering {
  readonly request: string;
  readonly player: string;
}

interface Context {
  readonly answering: Answering | null;
  /** What was asked last; null before. */
  readonly wish: SeriesWish | null;
  readonly preview: SeriesPreview;
  readonly choices: readonly WeekChoice[];
  /** What another preview changed while the person looked. */
  readonly change: { readonly came: readonly Day[]; readonly went: readonly Day[] };
  /** Why it was not looked up or made; empty when nothing failed. */
  readonly reason: string;
  readonly refused: FieldErrors;
}

const NOTHING: Omit<Context, 'answering'> = {
  wish: null,
  preview: { weeks: 0, found: [], token: '' },
  choices: [],
  change: { came: [], went: [] },
  reason: '',
  refused: {},
};

/** Somebody who is to play every week: what is agreed, which weeks are not free and what becomes of them, made. */
export const seriesMakingMachine = setup({
  types: {
    input: {} as { answering: Answering | null },
    context: {} as Context,
    events: {} as
      | { type: 'series.asked'; wish: SeriesWish }
      | { type: 'preview.left' }
      | { type: 'choice.made'; choice: WeekChoice }
      | { type: 'choice.dropped'; day: Day }
      /** Every week about which nothing is decided is skipped. */
      | { type: 'rest.skipped' }
      | { type: 'draft.reopened' }
      | { type: 'series.confirmed' }
      | { type: 'wait.abandoned' },
    emitted: {} as { type: 'series.made' },
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    previewSeries: fromPromise<SeriesPreviewOutcome, { wish: SeriesWish | null }>(notProvided),
    createSeries: fromPromise<SeriesMakingOutcome, Omit<NewSeries, 'series'> & { series: SeriesWish | null }>(
      notProvided,
    ),
  },
  delays: { ...READ_WAITS, ...WRITE_WAITS },
  guards: {
    isRead: (_, outcome: SeriesPreviewOutcome) => outcome._tag === 'Read',
    isMade: (_, outcome: SeriesMakingOutcome) => outcome._tag === 'Made',
    isChanged: (_, outcome: SeriesMakingOutcome) => outcome._tag === 'Changed',
    isDecided: ({ context }) => undecidedDays(context.preview.found, context.choices).length === 0,
  },
  actions: {
    takeWish: assign({ wish: (_, wish: SeriesWish) => wish }),
    takePreview: assign(({ context }, outcome: SeriesPreviewOutcome | SeriesMakingOutcome) =>
      'preview' in outcome
        ? {
            preview: outcome.preview,
            choices: keptChoices(outcome.preview.found, context.choices),
            change: previewChange(context.preview.found, outcome.preview.found),
          }
        : {},
    ),
    choose: assign({ choices: ({ context }, choice: WeekChoice) => withChoice(context.choices, choice) }),
    unchoose: assign({ choices: ({ context }, day: Day) => withoutChoice(context.choices, day) }),
    skipRest: assign({
      choices: ({ context: { preview, choices } }) => [
        ...choices,
        ...undecidedDays(preview.found, choices).map((day) => ({ day })),
      ],
    }),
    keepReason: assign({ reason: (_, reason: string) => reason }),
    keepFailure: assign((_, outcome: SeriesPreviewOutcome | SeriesMakingOutcome) => ({
      reason: messageOf(outcome) ?? '',
      refused: fieldsOf(outcome),
    })),
    forgetReason: assign({ reason: '', refused: {} }),
    emitMade: emit({ type: 'series.made' as const }),
  },
}).createMachine({
  id: 'seriesMaking',
  description: 'Somebody who is to play every week, from what is agreed to the weeks in the agenda',
  context: ({ input: { answering } }) => ({ ...NOTHING, answering }),
  initial: 'drafting',
  states: {
    drafting: {
      description: 'Who, where, when and for how much is typed; also after a refusal, which says why',
      on: {
        'series.asked': { target: 'previewing', actions: { type: 'takeWish', params: ({ event }) => event.wish } },
      },
    },
    previewing: {
      description: 'The server looks 52 weeks ahead; nothing is changed by that',
      tags: 'busy',
      entry: 'forgetReason',
      on: { 'preview.left': 'drafting' },
      after: { readLimit: { target: 'drafting', actions: { type: 'keepReason', params: NO_ANSWER } } },
      invoke: {
        id: 'previewSeries',
        src: 'previewSeries',
        input: ({ context }) => ({ wish: context.wish }),
        onDone: [
          {
            guard: { type: 'isRead', params: answered },
            target: 'deciding',
            actions: { type: 'takePreview', params: answered },
          },
          { target: 'drafting', actions: { type: 'keepFailure', params: answered } },
        ],
        onError: { target: 'drafting', actions: { type: 'keepReason', params: NO_ANSWER } },
      },
    },
    deciding: {
      description: 'Each week that is not free is on screen, and asks what becomes of it',
      on: {
        'choice.made': { actions: { type: 'choose', params: ({ event }) => event.choice } },
        'choice.dropped': { actions: { type: 'unchoose', params: ({ event }) => event.day } },
        'rest.skipped': { actions: 'skipRest' },
        'draft.reopened': 'drafting',
        'series.confirmed': { guard: 'isDecided', target: 'saving' },
      },
      initial: 'asked',
      states: {
        asked: { description: 'The weeks are as they were looked up' },
        changed: {
          description: 'Other weeks were in conflict when it was to be made; which ones came and went is said',
        },
        failed: { description: 'It was refused, or no answer came; all that was decided is still here' },
      },
    },
    saving: {
      description: 'The series is made with the weeks as they were seen, or not at all',
      tags: 'busy',
      entry: 'forgetReason',
      invoke: {
        id: 'createSeries',
        src: 'createSeries',
        input: ({ context: { wish, choices, preview, answering } }) => ({
          series: wish,
          choices,
          token: preview.token,
          // A series for somebody else than the player who asked answers no request.
          ...(answering && wish?.player === answering.player && { request: answering.request }),
        }),
        onDone: [
          { guard: { type: 'isMade', params: answered }, target: 'made', actions: 'emitMade' },
          {
            guard: { type: 'isChanged', params: answered },
            target: 'deciding.changed',
            actions: { type: 'takePreview', params: answered },
          },
          { target: 'deciding.failed', actions: { type: 'keepFailure', params: answered } },
        ],
        onError: { target: 'deciding.failed', actions: { type: 'keepReason', params: NO_ANSWER } },
      },
      initial: 'prompt',
      states: {
        prompt: { description: 'The answer is expected at any moment', after: { patience: 'slow' } },
        slow: {
          description: 'It takes longer than usual, and can be left; sending it again makes none twice',
          tags: 'slow',
          on: {
            'wait.abandoned': {
              target: '#seriesMaking.deciding.failed',
              actions: { type: 'keepReason', params: NO_ANSWER },
            },
          },
          after: {
            waitLimit: {
              target: '#seriesMaking.deciding.failed',
              actions: { type: 'keepReason', params: NO_ANSWER },
            },
          },
        },
      },
    },
    made: { type: 'final', description: 'The weeks are in the agenda' },
  },
});

type Show = 'drafting' | 'previewing' | 'deciding' | 'saving' | 'made';

/** What is on screen. `left`: how many weeks nobody has decided about; `change` is null unless the preview is another one. */
export function describeSeriesMaking(snapshot: SnapshotFrom<typeof seriesMakingMachine>) {
  const { wish, preview, choices, change, reason, refused } = snapshot.context;
  return {
    show: showOf(snapshot),
    isSlow: snapshot.hasTag('slow'),
    wish,
    preview,
    choices,
    left: undecidedDays(preview.found, choices).length,
    change: snapshot.matches({ deciding: 'changed' }) ? change : null,
    reason,
    refused,
  };
}

function showOf({ value }: SnapshotFrom<typeof seriesMakingMachine>): Show {
  if (typeof value === 'string') return value;
  return 'saving' in value ? 'saving' : 'deciding';
}
