import { describeTill, type tillMachine } from '../../../machines/till/till.ts';
import type { Moment } from '../harness/moments.ts';
import {
  can,
  type Check,
  emits,
  ends,
  type Rule,
  same,
  sendsNothing,
  shows,
  starts,
  startsNot,
} from '../harness/rules.ts';

type Till = typeof tillMachine;
type View = ReturnType<typeof describeTill>;
type Seen = NonNullable<View['counting']>;

const section = 'RULES 4';
const seen = { id: 'x', cashEntries: 1 };
const of = ({ event }: Moment<Till>) => event['till'] as Seen;
const seesAs = (view: (moment: Moment<Till>) => Partial<View>): Check<Till> =>
  shows<Till, Omit<View, 'subject'>>(
    (snapshot) => {
      const { form, counting, closed } = describeTill(snapshot);
      return { form, counting, closed };
    },
    (moment) => ({ form: null, counting: null, closed: '', ...view(moment) }),
  );
const rests = [seesAs(() => ({})), ends('submission'), startsNot(), sendsNothing, emits()];
const isAbout: Check<Till> = (moment) =>
  same('it is about another till', of(moment).id, describeTill(moment.after).subject);

/** The form of that name, sent once. */
const fillsIn = (name: string): readonly Check<Till>[] => [
  starts('submission', () => ({ name, isOnce: true })),
  can({ type: 'dialog.closed' }),
  sendsNothing,
  emits(),
];

export const tillRules: readonly Rule<Till>[] = [
  {
    section,
    says: 'the page begins with what is in the till, and nobody at work on it',
    on: 'start',
    must: rests,
  },
  {
    section,
    says: 'a till is opened with a float, which is asked for',
    on: 'open.requested',
    must: [seesAs(() => ({ form: 'newTill' })), ...fillsIn('newTill')],
  },
  {
    section,
    says: 'cash that is put into the drawer is another form than cash that is taken out, and is about that till',
    on: 'supply.requested',
    must: [seesAs(() => ({ form: 'cashIn' })), isAbout, ...fillsIn('cashIn')],
  },
  {
    section,
    says: 'cash that is taken out of the drawer is about that till',
    on: 'withdrawal.requested',
    must: [seesAs(() => ({ form: 'cashOut' })), isAbout, ...fillsIn('cashOut')],
  },
  {
    section,
    says: 'it is counted before anything is told: the count is of that till, and knows of what was there when it began',
    on: 'count.requested',
    must: [seesAs((moment) => ({ counting: of(moment) })), ...fillsIn('tillCount')],
  },
  {
    section,
    says: 'only a count that the server took shows how it turned out, and of the till that was counted',
    on: 'done(submission)',
    from: 'counting',
    must: [
      seesAs(({ before }) => ({ closed: describeTill(before).counting?.id ?? 'none' })),
      can({ type: 'result.dismissed' }),
      ends('submission'),
      startsNot(),
      sendsNothing,
      emits(),
    ],
  },
  {
    section,
    says: 'any other form that was sent leads back to the till',
    on: 'done(submission)',
    when: ({ before }) => !before.matches('counting'),
    must: rests,
  },
  {
    section,
    says: 'a form that is left, and a result that was read, lead back to the till; a count that is left closes nothing',
    on: ['dialog.closed', 'result.dismissed'],
    must: rests,
  },
  {
    section,
    says: 'one thing at a time: nothing else is begun while a form is open or a result is read',
    must: ({ after, running }, earlier) => {
      const { form, counting, closed } = describeTill(after);
      const isForm = form !== null || counting !== null;
      const isResting = !isForm && closed === '';
      const moment = { after, running } as Moment<Till>;
      can({ type: 'open.requested' }, isResting)(moment, earlier);
      can({ type: 'supply.requested', till: seen }, isResting)(moment, earlier);
      can({ type: 'withdrawal.requested', till: seen }, isResting)(moment, earlier);
      can({ type: 'count.requested', till: seen }, isResting)(moment, earlier);
      can({ type: 'dialog.closed' }, isForm)(moment, earlier);
      can({ type: 'result.dismissed' }, closed !== '')(moment, earlier);
      same('a form runs unseen, or none is there', isForm, running.includes('submission'));
    },
  },
];
