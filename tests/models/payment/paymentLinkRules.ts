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
const CPF = '52998224725';
const PIX = { type: 'pix.requested' };
/** Asked for, answered or given up: nothing of a PIX that is made is on screen. */
const UNASKED = { isCharging: false, isBusy: false, isSlow: false };
/** Something is to be paid, and nothing is being done about it. */
const isResting = ({ before }: At) => {
  const { show, isTelling, isAskingCpf, isPaying, isBusy } = describePaymentLink(before);
  return (show === 'open' || show === 'refused') && !isTelling && !isAskingCpf && !isPaying && !isBusy;
};
const isCharging = ({ before }: At) => describePaymentLink(before).isCharging;
const takesPix = ({ before }: At) => before.context.link?.takesPix === true;
const showIn = (link: PublicLink): View['show'] =>
  link.back?.isWhole && (link.state === 'marked' || link.state === 'over') ? 'returned' : link.state;
const asksForPix: readonly Check<Chart>[] = [
  starts('openLinkPix', ({ after: { context } }) => ({
    token: context.token,
    left: context.link?.left,
    cpf: context.cpf,
  })),
  waits('patience', 6_000),
  can(PIX, false),
  can({ type: 'cpf.submitted', cpf: CPF }, false),
];
const NO_CPF = { _tag: 'Refused', message: 'Confira os dados informados.', fields: { cpf: 'Este CPF não existe.' } };
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
    must: [shown((moment) => ({ show: showIn(linkIn(moment)), link: linkIn(moment) })), ...waitsForDesk],
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
    when: (moment) => !takesPix(moment),
    must: [shown(() => ({ isTelling: true, reason: null })), can({ type: 'back.pressed' }), startsNot()],
  },
  {
    section: SECTION,
    says: 'who goes back sees what is to be paid, and finds what was typed again',
    on: 'back.pressed',
    when: ({ before }) => describePaymentLink(before).isTelling,
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
    when: (moment) => !isCharging(moment),
    must: [
      shown(() => ({ show: 'opening', isTelling: false, isBusy: false, isSlow: false })),
      ends('sayPaid'),
      ...reads,
    ],
  },
  {
    section: 'decisions 162',
    says: 'the PIX is asked for once, over the sum that was on screen, and without a CPF; its wait has an end',
    on: 'pix.requested',
    when: takesPix,
    must: [
      shown(() => ({ isCharging: true, isBusy: true, cpf: '', refused: {}, reason: null })),
      ...asksForPix,
      wouldShow(answers('openLinkPix', { _tag: 'Unknown' }), (at) => describePaymentLink(at).isPaying, false),
    ],
  },
  {
    section: 'decisions 162',
    says: 'the CPF that the provider asks for goes along with the same question, and stays where it was typed',
    on: 'cpf.submitted',
    must: [
      shown(({ event }) => ({
        isCharging: true,
        isBusy: true,
        isAskingCpf: true,
        cpf: String(event['cpf']),
        refused: {},
        reason: null,
      })),
      ...asksForPix,
      wouldShow(answers('openLinkPix', NO_CPF), (at) => describePaymentLink(at).refused, NO_CPF.fields),
    ],
  },
  {
    section: 'decisions 162',
    says: 'the PIX, as the server gave it, is on screen and followed; the CPF is forgotten',
    on: 'done(openLinkPix)',
    when: replied('Payable'),
    must: [
      shown(({ event }) => ({
        ...UNASKED,
        isAskingCpf: false,
        isPaying: true,
        charge: Reflect.get(Object(event['output']), 'charge') as View['charge'],
        cpf: '',
      })),
      starts('payment', ({ before, event }) => ({
        subject: before.context.token,
        charge: Reflect.get(Object(event['output']), 'charge'),
      })),
      can(PIX, false),
    ],
  },
  {
    section: 'decisions 162',
    says: 'a provider that makes no charge without a CPF has the page ask for it',
    on: 'done(openLinkPix)',
    when: replied('NeedsCpf'),
    must: [
      shown(() => ({ ...UNASKED, isAskingCpf: true })),
      can({ type: 'cpf.submitted', cpf: CPF }),
      can({ type: 'back.pressed' }),
      startsNot(),
    ],
  },
  {
    section: 'decisions 162',
    says: 'a sum that changed, and a link that takes no PIX now, are read again, with the reason on screen',
    on: 'done(openLinkPix)',
    when: replied('Changed'),
    must: [
      shown((moment) => ({ ...UNASKED, show: 'opening', isAskingCpf: false, reason: reasonIn(moment) })),
      ...reads,
    ],
  },
  {
    section: 'SPEC 8',
    says: 'a PIX that could not be made is told, and can be asked for again with what was typed',
    on: ['done(openLinkPix)', 'error(openLinkPix)'],
    when: repliedElse('Payable', 'NeedsCpf', 'Changed'),
    must: [
      shown((moment) => ({
        ...UNASKED,
        reason: reasonIn(moment) ?? 'Não foi possível gerar o PIX. Tente novamente.',
      })),
      startsNot(),
    ],
  },
  {
    section: 'decisions 032',
    says: 'who stops waiting for the PIX is told that nobody knows whether it exists, and sees how the link stands',
    on: ['wait.abandoned', 'after(waitLimit)'],
    when: isCharging,
    must: [
      shown(() => ({
        ...UNASKED,
        show: 'opening',
        isAskingCpf: false,
        reason: 'Não sabemos se o PIX foi gerado. Peça de novo: se ele existe, é o mesmo.',
      })),
      ends('openLinkPix'),
      ...reads,
    ],
  },
  {
    section: 'decisions 162',
    says: 'who tells no CPF goes back to what is to be paid',
    on: 'back.pressed',
    when: ({ before }) => describePaymentLink(before).isAskingCpf,
    must: [shown(() => ({ isAskingCpf: false, refused: {}, reason: null })), can(PIX), startsNot()],
  },
  {
    section: 'decisions 162',
    says: 'who leaves the PIX sees how the link stands, and it is watched no longer',
    on: 'dialog.closed',
    must: [shown(() => ({ show: 'opening', isPaying: false })), ends('payment'), ...reads],
  },
  {
    section: SECTION,
    says: 'while the desk has to look, the page looks now and then, and nothing on it moves',
    on: 'after(look)',
    must: [shown(() => ({})), ...reads],
  },
  {
    section: 'decisions 162',
    says: 'who comes back to a page with something to pay sees whether it still is to be paid, and can pay meanwhile',
    on: 'page.shown',
    when: isResting,
    must: [shown(() => ({})), ...reads],
  },
  {
    section: 'decisions 162',
    says: 'who came back and learnt nothing sees what was there',
    on: ['done(readLink)', 'error(readLink)', 'after(readLimit)'],
    when: (moment) => isResting(moment) && repliedElse('Read', 'Unknown')(moment),
    must: [shown(() => ({})), ends('readLink'), startsNot()],
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
    says: 'it can be paid while it is to be paid, and at no other time: by a PIX of the link, or by the key and then said',
    must: (moment, earlier) => {
      const { show, link, isTelling, ...view } = describePaymentLink(moment.after);
      const isPayable = show === 'open' || show === 'refused';
      const isResting = isPayable && !isTelling && !view.isCharging && !view.isAskingCpf && !view.isPaying;
      can({ type: 'paid.pressed' }, isResting && link?.takesPix !== true)(moment, earlier);
      can(PIX, isResting && link?.takesPix === true)(moment, earlier);
      if (isTelling) same('it is said of what is not to be paid', true, isPayable);
    },
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('readLink', 'readReceipt', 'sayPaid', 'openLinkPix'),
  },
];
