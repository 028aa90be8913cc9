import { describeVoucherCheck, type voucherCheckMachine } from '../../../machines/vouchers/voucherCheck.ts';
import type { Moment } from '../harness/moments.ts';
import {
  can,
  type Check,
  emits,
  ends,
  type Rule,
  same,
  shows,
  starts,
  startsNot,
  stays,
  waits,
} from '../harness/rules.ts';
import { afterEvents } from '../harness/nextSteps.ts';

type VoucherCheck = typeof voucherCheckMachine;
type View = ReturnType<typeof describeVoucherCheck>;

const CHECK = { type: 'check.requested' };

/** What is shown is this, and everything else as before. */
const shown = (now: (moment: Moment<VoucherCheck>) => Partial<View>): Check<VoucherCheck> =>
  shows(describeVoucherCheck, (moment) => ({ ...describeVoucherCheck(moment.before), ...now(moment) }));
const says = (message: (moment: Moment<VoucherCheck>) => string | undefined): Check<VoucherCheck> => {
  return (moment, earlier) => emits({ type: 'check.failed', message: message(moment) })(moment, earlier);
};
const hasCode = ({ before }: Moment<VoucherCheck>) => before.context.code.trim() !== '';
const isKnown = ({ event }: Moment<VoucherCheck>) => (event['output'] as { readonly _tag: string })._tag === 'Known';
const messageIn = ({ event }: Moment<VoucherCheck>) => (event['output'] as { readonly message: string }).message;

/** What the specification says of checking a voucher at the counter. */
export const voucherCheckRules: readonly Rule<VoucherCheck>[] = [
  {
    section: 'SPEC 5',
    says: 'it begins with an empty field, and nothing is wrong yet',
    on: 'start',
    must: [shows(describeVoucherCheck, () => ({ code: '', fault: '', isBusy: false, checked: '' })), startsNot()],
  },
  {
    section: 'SPEC 5',
    says: 'what is typed is another code: what was said of the one before is gone, and nobody is asked yet',
    on: 'code.typed',
    must: [shown(({ event }) => ({ code: String(event['code']), fault: '', checked: '' })), startsNot(), emits()],
  },
  {
    section: 'SPEC 5',
    says: "validation needs a code: without one 'Informe um código para validar' stands at the field, and nothing is sent",
    on: 'check.requested',
    when: (moment) => !hasCode(moment),
    must: [stays, shown(() => ({ fault: 'Informe um código para validar' })), startsNot(), emits()],
  },
  {
    section: 'SPEC 7, Vouchers',
    says: 'this very code is looked up, for 8 seconds at most, and nothing old is shown of it meanwhile',
    on: 'check.requested',
    when: hasCode,
    must: [
      shows(describeVoucherCheck, ({ before }) => ({
        code: before.context.code,
        fault: '',
        isBusy: true,
        checked: '',
      })),
      starts<VoucherCheck>('validateVoucher', ({ before }) => ({ code: before.context.code })),
      waits('readLimit', 8_000),
      emits(),
    ],
  },
  {
    section: 'SPEC 7, Vouchers',
    says: 'a code that the server knows shows what it is worth, and nothing is said of a code before it',
    on: 'done(validateVoucher)',
    when: isKnown,
    must: [
      shows(describeVoucherCheck, ({ before: { context } }) => ({
        code: context.code,
        fault: '',
        isBusy: false,
        checked: context.code,
      })),
      startsNot(),
      emits(),
    ],
  },
  {
    section: 'SPEC 8',
    says: "'Voucher não encontrado.', and every other failure, is said in the server's words; the code stays",
    on: 'done(validateVoucher)',
    when: (moment) => !isKnown(moment),
    must: [shown((moment) => ({ isBusy: false, fault: messageIn(moment) })), says(messageIn), startsNot()],
  },
  {
    section: 'SPEC 8',
    says: 'every failure is said, also one that nobody can explain; the code stays',
    on: 'error(validateVoucher)',
    must: [shown(() => ({ isBusy: false })), says(() => undefined), startsNot()],
  },
  {
    section: 'decisions 032',
    says: 'after 8 seconds nobody waits any more, and it is said that the server took too long',
    on: 'after(readLimit)',
    must: [
      shown(() => ({ isBusy: false })),
      says(() => 'O servidor demorou demais para responder. Tente novamente.'),
      ends('validateVoucher'),
      startsNot(),
    ],
  },
  {
    section: 'SPEC 7, Vouchers',
    says: 'what it is worth can be put away, and leaves an empty field for the next one',
    on: 'check.closed',
    must: [shown(() => ({ code: '', fault: '', checked: '' })), startsNot(), emits()],
  },
  {
    section: 'RULES 1',
    says: 'nothing is sent twice while the call runs; before and after, a code can be typed and looked up',
    must: (moment, earlier) => {
      const { isBusy } = describeVoucherCheck(moment.after);
      for (const event of [CHECK, { type: 'code.typed', code: 'x' }]) can(event, !isBusy)(moment, earlier);
    },
  },
  {
    section: 'SPEC 7, Vouchers',
    says: 'what is shown can be put away, and nothing else can',
    must: (moment, earlier) =>
      can({ type: 'check.closed' }, describeVoucherCheck(moment.after).checked !== '')(moment, earlier),
  },
  {
    section: 'SPEC 7, Vouchers',
    says: 'the button is busy while the call runs, and no longer',
    must: ({ after, running }) =>
      same('busy is not running', describeVoucherCheck(after).isBusy ? ['validateVoucher'] : [], running),
  },
  {
    section: 'SPEC 5',
    says: 'blanks are no code',
    when: ({ after }) => !describeVoucherCheck(after).isBusy,
    must: ({ after }) => {
      const { fault, isBusy } = describeVoucherCheck(afterEvents(after, { type: 'code.typed', code: '  ' }, CHECK));
      same('it is looked up', { fault: 'Informe um código para validar', isBusy: false }, { fault, isBusy });
    },
  },
];
