import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { IMAGE_FAULTS } from '#domain/uploads/image.ts';
import { answered } from '../outcome.ts';
import { notProvided } from '../notProvided.ts';

/** A picture file with its size in pixels, after its orientation is applied. */
export interface Source {
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
}

/** The chosen part, in pixels of the source. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture ready to be sent. It has no URL: a view that shows it creates one and revokes it. */
export interface Picture {
  readonly file: Blob;
}

/** The file is not accepted as a picture; `message` says why. */
interface Unfit {
  readonly _tag: 'Unfit';
  readonly message: string;
}

export type ReadOutcome = ({ readonly _tag: 'Read' } & Source) | Unfit;
export type Prepared = ({ readonly _tag: 'Chosen' } & Picture) | Unfit | { readonly _tag: 'Dismissed' };
export type RenderOutcome = Exclude<Prepared, { _tag: 'Dismissed' }>;

const UNREADABLE: Unfit = { _tag: 'Unfit', message: IMAGE_FAULTS.unreadable };

/** Turns a chosen file into a picture of the required shape: it is checked, cropped and scaled down. */
export const pictureMachine = setup({
  types: {
    input: {} as { file: Blob },
    context: {} as { file: Blob; source: Source | null; area: CropArea | null; prepared: Prepared },
    events: {} as { type: 'crop.confirmed'; area: CropArea } | { type: 'crop.dismissed' },
    output: {} as Prepared,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    readPicture: fromPromise<ReadOutcome, { file: Blob }>(notProvided),
    renderCrop: fromPromise<RenderOutcome, { source: Source | null; area: CropArea | null }>(notProvided),
  },
  guards: {
    isRead: (_, outcome: ReadOutcome) => outcome._tag === 'Read',
    isChosen: (_, outcome: RenderOutcome) => outcome._tag === 'Chosen',
  },
  actions: {
    takeSource: assign({ source: (_, outcome: ReadOutcome) => (outcome._tag === 'Read' ? outcome : null) }),
    conclude: assign({
      prepared: (_, outcome: ReadOutcome | Prepared) => (outcome._tag === 'Read' ? UNREADABLE : outcome),
    }),
  },
}).createMachine({
  id: 'picture',
  description: 'A file becomes a picture of the wished shape',
  context: ({ input }) => ({ file: input.file, source: null, area: null, prepared: { _tag: 'Dismissed' } }),
  initial: 'reading',
  output: ({ context }) => context.prepared,
  states: {
    reading: {
      description: 'Is it a picture at all, by its first bytes and by decoding it?',
      tags: 'busy',
      invoke: {
        id: 'readPicture',
        src: 'readPicture',
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          {
            guard: { type: 'isRead', params: answered },
            target: 'cropping',
            actions: { type: 'takeSource', params: answered },
          },
          { target: 'unfit', actions: { type: 'conclude', params: answered } },
        ],
        onError: { target: 'unfit', actions: { type: 'conclude', params: UNREADABLE } },
      },
    },
    cropping: {
      description: 'The person moves the picture in its frame',
      tags: 'asking',
      on: {
        'crop.confirmed': { target: 'rendering', actions: assign({ area: ({ event }) => event.area }) },
        'crop.dismissed': 'dismissed',
      },
    },
    rendering: {
      description: 'The chosen part is drawn, as large as it will be shown',
      tags: ['busy', 'asking'],
      invoke: {
        id: 'renderCrop',
        src: 'renderCrop',
        input: ({ context }) => ({ source: context.source, area: context.area }),
        onDone: [
          {
            guard: { type: 'isChosen', params: answered },
            target: 'chosen',
            actions: { type: 'conclude', params: answered },
          },
          { target: 'unfit', actions: { type: 'conclude', params: answered } },
        ],
        onError: { target: 'unfit', actions: { type: 'conclude', params: UNREADABLE } },
      },
    },
    chosen: { description: 'Ready to be sent', type: 'final' },
    unfit: { description: 'Not one of the pictures that are taken', type: 'final' },
    dismissed: { description: 'As it was before', type: 'final' },
  },
});

/** For the field and the crop dialog; the snapshot is `undefined` while no picture is being chosen. */
export function describePicture(snapshot: SnapshotFrom<typeof pictureMachine> | undefined) {
  return {
    isReading: snapshot?.matches('reading') ?? false,
    isAsking: snapshot?.hasTag('asking') ?? false,
    isBusy: snapshot?.hasTag('busy') ?? false,
    source: snapshot?.context.source ?? null,
  };
}
