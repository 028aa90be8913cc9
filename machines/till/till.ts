import { assign, setup, type SnapshotFrom } from 'xstate';
import { formDialog, formOnce } from '../submission/formDialog.ts';
import { submissionMachine } from '../submission/submission.ts';

/** A till as it is when somebody begins to do something to it. */
interface SeenTill {
  readonly id: string;
  /** How many entries moved cash until then: what comes later was not in the drawer that is counted. */
  readonly cashEntries: number;
}

/** The till of the front desk: open it, put cash in or take some out, count, and see how the count turned out. */
export const tillMachine = setup({
  types: {
    /** The till that something is done to, whether that is over or not; null before the first. */
    context: {} as { till: SeenTill | null },
    events: {} as
      | { type: 'open.requested' }
      | { type: 'supply.requested'; till: SeenTill }
      | { type: 'withdrawal.requested'; till: SeenTill }
      | { type: 'count.requested'; till: SeenTill }
      | { type: 'dialog.closed' }
      | { type: 'result.dismissed' },
    children: {} as { submission: 'submission' },
  },
  actors: { submission: submissionMachine },
  actions: { keep: assign({ till: (_, till: SeenTill) => till }) },
}).createMachine({
  id: 'till',
  description: 'The till of the front desk, from its float to the count',
  context: { till: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'What came in since the till was opened is on screen, or that none is open',
      on: {
        'open.requested': 'opening',
        'supply.requested': { target: 'supplying', actions: { type: 'keep', params: ({ event }) => event.till } },
        'withdrawal.requested': { target: 'withdrawing', actions: { type: 'keep', params: ({ event }) => event.till } },
        'count.requested': { target: 'counting', actions: { type: 'keep', params: ({ event }) => event.till } },
      },
    },
    opening: { description: 'It is asked what the drawer begins with', ...formDialog('newTill', 'resting') },
    supplying: { description: 'It is asked what is put into the drawer, and why', ...formDialog('cashIn', 'resting') },
    withdrawing: { description: 'It is asked what is taken out, and why', ...formDialog('cashOut', 'resting') },
    counting: {
      description: 'The clerk counts the drawer; nothing on screen says what should be in it',
      on: { 'dialog.closed': 'resting' },
      invoke: formOnce('tillCount', 'closed'),
    },
    closed: {
      description: 'The till is closed: what was counted stands beside what was expected',
      on: { 'result.dismissed': 'resting' },
    },
  },
});

type Form = 'newTill' | 'cashIn' | 'cashOut';

/** `form` is the dialog that is open; `counting` the till that is counted, `closed` the id of the one that was just closed. */
export function describeTill(snapshot: SnapshotFrom<typeof tillMachine>) {
  const { till } = snapshot.context;
  return {
    form: formOf(snapshot),
    subject: till?.id ?? '',
    counting: snapshot.matches('counting') ? till : null,
    closed: snapshot.matches('closed') ? (till?.id ?? '') : '',
  };
}

function formOf(snapshot: SnapshotFrom<typeof tillMachine>): Form | null {
  if (snapshot.matches('opening')) return 'newTill';
  if (snapshot.matches('supplying')) return 'cashIn';
  return snapshot.matches('withdrawing') ? 'cashOut' : null;
}
