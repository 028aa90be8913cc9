import type { PublicLink } from '#domain/payment/paymentLink.ts';
import { describePaymentLink, type paymentLinkMachine } from '../../../machines/payment/paymentLink.ts';
import type { Moment } from '../harness/moments.ts';
import { answers, wouldShow } from '../harness/nextSteps.ts';
import { can, type Check, ends, type Rule, same, shows, starts, startsNot, waits } from '../harness/rules.ts';
import { hears, replied, repliedElse, replyOf } from '../session/replies.ts';

type Chart = typeof paymentLinkMachine;
type View = ReturnType<typeof describePaymentLink>;
type At = Moment<Chart>;

const SECTION = 'decisions 153';
const shown = (now: (moment: At) => Partial<View>): Check<Chart> =>
  shows(describePaymentLink, (moment) => ({ ...describePaymentLink(moment.before), ...now(moment) }));
const linkIn = ({ event }: At) => Reflect.get(Object(event['output']), 'link') as PublicLink;
const reasonIn = (moment: At) => replyOf(moment).message ?? null;
const isOpening = ({ before }: At) => describePaymentLink(before).show === 'opening';
const isSaid = ({ before }: At) => describePaymentLink(before).show === 'said';
const reads: readonly Check<Chart>[] = [
  starts('readLink', ({ after }) => ({ token: after.context.token })),
  waits('readLimit', 8_000),
];
const TOO_LONG = 'O servidor demorou demais para responder. Tente novamente.';
const NOTHING_SAID = 'Informe o número do PIX ou envie a foto do comprovante.';
const NOTHING_TYPED = { payer: '', endToEnd: '' };
const formIn = ({ event }: At) => event['form'] as View['form'];
const saysNothing = (moment: At) => formIn(moment).endToEnd === '' && moment.before.context.receipt === null;
const waitsForDesk: readonly Check<Chart>[] = [
  (moment, earlier) => {
    const isWaiting = describePaymentLink(moment.after).show === 'said';
    if (isWaiting) waits('look', 20_000)(moment, earlier);
  },
  startsNot(),
];
const REFUSED = { _tag: 'Refused', message: 'Confira os dados informados.', fields: { payer: 'Informe o nome.' } };

/** What the decision says of the page of a payment link. */
export const paymentLinkRules: readonly Rule<Chart>[] = [
  {
    section: SECTION,
    says: 'the page asks at once what the link is for, for 8 seconds at most, by its secret alone',
    on: 'start',
    must: [shows((at) => describePaymentLink(at).show, 'opening'), ...reads],
  },
  {
    section: SECTION,
    says: 'what is read is on screen as it stands: to be paid, not found by the desk, said, paid or over',
    on: 'done(readLink)',
    when: replied('Read'),
    must: [shown((moment) => ({ show: linkIn(moment).state, link: linkIn(moment) })), ...waitsForDesk],
  },
  {
    section: 'SECURITY 74',
    says: 'a guess, and a link that was ended, is one that is not found, whenever that is learnt',
    on: 'done(readLink)',
    when: replied('Unknown'),
    must: [shown(() => ({ show: 'unknown' })), startsNot()],
  },
  {
    section: 'SPEC 8',
    says: 'a page that learns nothing says so, in words when there are some, and offers to ask again',
    on: ['done(readLink)', 'error(readLink)'],
    when: (moment) => repliedElse('Read', 'Unknown')(moment) && isOpening(moment),
    must: [
      shown((moment) => ({ show: 'failed', reason: reasonIn(moment) })),
      can({ type: 'read.retried' }),
      startsNot(),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'who gets no answer for 8 seconds is told so',
    on: 'after(readLimit)',
    when: isOpening,
    must: [shown(() => ({ show: 'failed', reason: TOO_LONG })), ends('readLink'), startsNot()],
  },
  {
    section: 'SPEC 8',
    says: 'asking again asks the same',
    on: 'read.retried',
    must: [shown(() => ({ show: 'opening' })), ...reads],
  },
  {
    section: SECTION,
    says: 'who paid is asked for the name and for the number or a picture, with what is to be paid still on screen',
    on: 'paid.pressed',
    must: [shown(() => ({ isTelling: true, reason: null })), can({ type: 'back.pressed' }), startsNot()],
  },
  {
    section: SECTION,
    says: 'who goes back sees what is to be paid, and finds what was typed again',
    on: 'back.pressed',
    must: [shown(() => ({ isTelling: false })), can({ type: 'paid.pressed' }), startsNot()],
  },
  {
    section: 'SPEC 5',
    says: 'a file is looked at before it counts as a receipt',
    on: 'receipt.offered',
    must: [
      shown(({ event }) => ({ isReading: true, receipt: event['file'] as Blob, unfit: null })),
      starts('readReceipt', ({ event }) => ({ file: event['file'] })),
      can({ type: 'form.submitted', form: NOTHING_TYPED }, false),
    ],
  },
  {
    section: 'SPEC 5',
    says: 'a picture is the receipt, whole as it is',
    on: 'done(readReceipt)',
    when: replied('Read'),
    must: [
      shown(({ event }) => ({
        isReading: false,
        receipt: Reflect.get(Object(event['output']), 'file') as Blob,
      })),
      startsNot(),
    ],
  },
  {
    section: 'SPEC 5',
    says: 'a file that is no picture is none, and the page says why',
    on: ['done(readReceipt)', 'error(readReceipt)'],
    when: repliedElse('Read'),
    must: [
      shown((moment) => ({
        isReading: false,
        receipt: null,
        unfit: reasonIn(moment) ?? 'Não conseguimos ler esta imagem. Tente outra.',
      })),
      startsNot(),
    ],
  },
  {
    section: SECTION,
    says: 'a receipt can be taken away, also while it is looked at',
    on: 'receipt.removed',
    must: [shown(() => ({ isReading: false, receipt: null, unfit: null })), ends('readReceipt'), startsNot()],
  },
  {
    section: SECTION,
    says: 'neither number nor picture says nothing that the desk could look for',
    on: 'form.submitted',
    when: saysNothing,
    must: [
      shown((moment) => ({ form: formIn(moment), refused: {}, reason: NOTHING_SAID })),
      can({ type: 'form.submitted', form: NOTHING_TYPED }),
      startsNot(),
    ],
  },
  {
    section: SECTION,
    says: 'what is typed goes to the desk with the sum that was on screen, and once at a time',
    on: 'form.submitted',
    when: (moment) => !saysNothing(moment),
    must: [
      shown((moment) => ({ form: formIn(moment), refused: {}, reason: null, isBusy: true })),
      starts('sayPaid', (moment) => ({
        token: moment.before.context.token,
        form: formIn(moment),
        centavos: moment.before.context.link?.left,
        receipt: moment.before.context.receipt,
      })),
      waits('patience', 6_000),
      can({ type: 'form.submitted', form: NOTHING_TYPED }, false),
      // A field that the server refuses is shown beside it.
      wouldShow(answers('sayPaid', REFUSED), (at) => describePaymentLink(at).refused, REFUSED.fields),
    ],
  },
  {
    section: SECTION,
    says: 'once it is said, the desk has to look; what was typed is gone, and the page looks again in 20 seconds',
    on: 'done(sayPaid)',
    when: replied('Said'),
    must: [
      shown((moment) => ({
        show: 'said',
        link: linkIn(moment),
        isTelling: false,
        isBusy: false,
        isSlow: false,
        form: NOTHING_TYPED,
        receipt: null,
        unfit: null,
      })),
      waits('look', 20_000),
      startsNot(),
    ],
  },
  {
    section: SECTION,
    says: 'a link that somebody was faster with, or that is over meanwhile, is read again',
    on: 'done(sayPaid)',
    when: replied('Changed'),
    must: [shown(() => ({ show: 'opening', isTelling: false, isBusy: false, isSlow: false })), ...reads],
  },
  {
    section: 'SPEC 8',
    says: 'what could not be sent stays in the form, picture too, with the reason',
    on: ['done(sayPaid)', 'error(sayPaid)'],
    when: repliedElse('Said', 'Changed'),
    must: [
      shown((moment) => ({
        isBusy: false,
        isSlow: false,
        reason: reasonIn(moment) ?? 'Não foi possível enviar. Tente novamente.',
      })),
      can({ type: 'form.submitted', form: NOTHING_TYPED }),
      startsNot(),
    ],
  },
  {
    section: 'decisions 032',
    says: 'after 6 seconds the wait can be left, and not before',
    on: 'after(patience)',
    must: [shown(() => ({ isSlow: true })), can({ type: 'wait.abandoned' }), startsNot()],
  },
  {
    section: 'decisions 032',
    says: 'who stops waiting sees how the link stands, and has lost nothing that was typed',
    on: 'wait.abandoned',
    must: [
      shown(() => ({ show: 'opening', isTelling: false, isBusy: false, isSlow: false })),
      ends('sayPaid'),
      ...reads,
    ],
  },
  {
    section: SECTION,
    says: 'while the desk has to look, the page looks now and then, and nothing on it moves',
    on: 'after(look)',
    must: [shown(() => ({})), ...reads],
  },
  {
    section: SECTION,
    says: 'a look that learns nothing changes nothing, and is made again',
    on: ['done(readLink)', 'error(readLink)', 'after(readLimit)'],
    when: (moment) => isSaid(moment) && repliedElse('Read', 'Unknown')(moment),
    must: [shown(() => ({})), ends('readLink'), waits('look', 20_000), startsNot()],
  },
  {
    section: SECTION,
    says: 'it can be said while it is to be paid, and at no other time',
    must: (moment, earlier) => {
      const { show, isTelling } = describePaymentLink(moment.after);
      const isPayable = show === 'open' || show === 'refused';
      can({ type: 'paid.pressed' }, isPayable && !isTelling)(moment, earlier);
      if (isTelling) same('it is said of what is not to be paid', true, isPayable);
    },
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('readLink', 'readReceipt', 'sayPaid'),
  },
];
