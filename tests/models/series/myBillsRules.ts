import { messageOf } from '../../../machines/outcome.ts';
import { type BillPixOutcome, describeMyBills, type myBillsMachine } from '../../../machines/series/myBills.ts';
import { answers, wouldShow } from '../harness/nextSteps.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, ends, type Rule, same, shows, starts, startsNot, waits } from '../harness/rules.ts';

type List = typeof myBillsMachine;

const CLOSED = { generating: '', isSlow: false, paying: '' };
const another = { series: 'another', month: '2026-04', left: 1 };
const pay = { type: 'pay.requested', bill: another };
const close = { type: 'dialog.closed' };
const noPix = answers('openBillPix', { _tag: 'Offline', message: 'Sem conexão' });

/** The list as it was, of any bill of which a PIX can be asked for. */
const back: readonly Check<List>[] = [
  shows(describeMyBills, CLOSED),
  startsNot(),
  ends('openBillPix'),
  wouldShow(pay, (snapshot) => describeMyBills(snapshot).generating, another.series),
];
const outcome = ({ event }: Moment<List>) => event['output'] as BillPixOutcome | undefined;
const isPayable = (moment: Moment<List>) => outcome(moment)?._tag === 'Payable';
const callRuns: Check<List> = ({ running }) => same('nobody waits for the PIX', true, running.includes('openBillPix'));

/** What decision 102 says of a player's bills. */
export const myBillsRules: readonly Rule<List>[] = [
  {
    section: 'decisions 102',
    says: 'the page opens with the bills; looking at them asks for no PIX',
    on: 'start',
    must: [
      shows(describeMyBills, CLOSED),
      startsNot(),
      wouldShow(pay, (snapshot) => describeMyBills(snapshot).generating, another.series),
    ],
  },
  {
    section: 'decisions 102',
    says: 'the PIX is asked for once, of the very bill, with the sum that was on screen; its wait has an end',
    on: 'pay.requested',
    must: [
      shows(describeMyBills, ({ after }) => ({ ...CLOSED, generating: after.context.bill.series })),
      starts('openBillPix', ({ event }) => ({ bill: event['bill'] })),
      waits('patience', 6_000),
      emits(),
    ],
  },
  {
    section: 'RULES 1',
    says: 'while the PIX is made nothing is asked for twice, and no other bill is paid',
    when: ({ after }) => describeMyBills(after).generating !== '',
    must: [
      can(pay, false),
      can(close, false),
      shows((snapshot) => snapshot.hasTag('busy'), true),
      wouldShow(noPix, (snapshot) => describeMyBills(snapshot).paying, ''),
    ],
  },
  {
    section: 'SPEC 8',
    says: "'Pagamento gerado com sucesso!': the bill's PIX, as the server gave it, is on screen",
    on: 'done(openBillPix)',
    when: isPayable,
    must: [
      shows(describeMyBills, ({ before }) => ({ ...CLOSED, paying: describeMyBills(before).generating })),
      emits({ type: 'billPix.generated' }),
      starts('payment', (moment) => {
        const made = outcome(moment);
        const charge = made?._tag === 'Payable' ? made.charge : undefined;
        return { subject: describeMyBills(moment.before).generating, charge };
      }),
    ],
  },
  {
    section: 'SPEC 8',
    says: "a failure is told with the server's message where there is one, and the same can be asked for again",
    on: ['done(openBillPix)', 'error(openBillPix)'],
    when: (moment) => !isPayable(moment),
    must: [
      (moment, earlier) => {
        const message = messageOf(outcome(moment) ?? { _tag: 'Unknown' });
        emits({ type: 'billPix.failed', message })(moment, earlier);
      },
      ...back,
    ],
  },
  {
    section: 'Decision 032',
    says: 'after 6 seconds the person may stop waiting; the call goes on, and 9 seconds later the wait ends by itself',
    on: 'after(patience)',
    must: [
      shows(describeMyBills, ({ before }) => ({ ...describeMyBills(before), isSlow: true })),
      can({ type: 'wait.abandoned' }),
      waits('waitLimit', 9_000),
      startsNot(),
      emits(),
      callRuns,
    ],
  },
  {
    section: 'Decision 032',
    says: 'who stops waiting is told that nobody knows whether the PIX exists, and may ask again',
    on: ['wait.abandoned', 'after(waitLimit)'],
    must: [emits({ type: 'billPix.unanswered' }), ...back],
  },
  {
    section: 'decisions 102',
    says: 'closing the PIX leads back to the bills, and it is watched no longer',
    on: 'dialog.closed',
    must: [...back, emits(), ends('payment')],
  },
  {
    section: 'SPEC 4, Card payment',
    says: 'the PIX on screen can be closed at any time, and no other is asked for meanwhile',
    when: ({ after }) => describeMyBills(after).paying !== '',
    must: [can(close), can(pay, false)],
  },
];
