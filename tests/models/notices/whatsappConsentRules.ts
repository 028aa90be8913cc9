import { describeWhatsapp, type whatsappConsentMachine } from '../../../machines/notices/whatsappConsent.ts';
import type { Moment } from '../harness/moments.ts';
import {
  can,
  type Check,
  emits,
  ends,
  isIn,
  keeps,
  type Rule,
  shows,
  starts,
  startsNot,
  waits,
} from '../harness/rules.ts';
import { hears, replied, repliedElse, replyOf } from '../session/replies.ts';

type Consent = typeof whatsappConsentMachine;
type At = Moment<Consent>;
type View = ReturnType<typeof describeWhatsapp>;

const section = 'Decision 110';
const DEEDS = ['makeCode', 'fetchConsent', 'endConsent'] as const;
const shown = (is: View['shows'], isBusy = false): Check<Consent> =>
  shows(
    (snapshot) => {
      const view = describeWhatsapp(snapshot);
      return [view.shows, view.isBusy];
    },
    [is, isBusy],
  );
const wasIn =
  (state: string) =>
  ({ before }: At) =>
    isIn(before, state);
const both = (one: (moment: At) => boolean, other: (moment: At) => boolean) => (moment: At) =>
  one(moment) && other(moment);
const hasNoCode = shows<Consent, unknown>(({ context }) => context.code, null);
const failsWithWords: Check<Consent> = (moment, earlier) =>
  emits({ type: 'whatsapp.failed', message: replyOf(moment).message })(moment, earlier);

/** A number is told when its owner said so from it, and nobody is said to be told who is not. */
export const whatsappConsentRules: readonly Rule<Consent>[] = [
  {
    section,
    says: 'opening the page makes no code and ends nothing',
    on: 'start',
    must: [startsNot(...DEEDS), emits(), hasNoCode],
  },
  {
    section,
    says: 'a code is made when the person asks, and the wait for it has an end',
    on: 'linking.requested',
    must: [starts('makeCode'), waits('readLimit', 8_000), emits()],
  },
  {
    section,
    says: 'the code is shown, as it came, for as long as it is taken',
    on: 'done(makeCode)',
    when: replied('Made'),
    must: [
      shown('linking'),
      waits('codeExpiry', 15 * 60_000),
      waits('consentPoll', 4_000),
      startsNot(...DEEDS),
      emits(),
      (moment, earlier) =>
        shows<Consent, unknown>(({ context }) => context.code, Reflect.get(Object(moment.event['output']), 'code'))(
          moment,
          earlier,
        ),
    ],
  },
  {
    section,
    says: 'every few seconds the server is asked whether it came from a number, once at a time',
    on: 'after(consentPoll)',
    must: [shown('linking'), starts('fetchConsent'), waits('readLimit', 8_000), emits()],
  },
  {
    section,
    says: 'while the person is in WhatsApp nobody is asked',
    on: 'page.hidden',
    must: [
      startsNot(...DEEDS),
      emits(),
      (moment, earlier) => (wasIn('linking')(moment) ? ends('fetchConsent')(moment, earlier) : undefined),
    ],
  },
  {
    section,
    says: 'who comes back is answered at once: a code may have come meanwhile, or a word to stop',
    on: 'page.shown',
    when: (moment) => wasIn('linking.hidden')(moment) || wasIn('on.resting')(moment),
    must: [starts('fetchConsent'), startsNot('makeCode', 'endConsent'), waits('readLimit', 8_000), emits()],
  },
  {
    section,
    says: 'a number counts when the server has it, which is said once, and the code is nowhere any more',
    on: 'done(fetchConsent)',
    when: both(replied('On'), wasIn('linking')),
    must: [
      shown('on'),
      hasNoCode,
      startsNot(...DEEDS),
      emits({ type: 'whatsapp.began' }),
      shows<Consent, unknown>(({ context }) => context.consent?.number, '5513977776666'),
    ],
  },
  {
    section,
    says: 'until then the code stays on screen, whatever the line does',
    on: ['done(fetchConsent)', 'error(fetchConsent)', 'after(readLimit)'],
    when: both(repliedElse('On'), wasIn('linking')),
    must: [shown('linking'), keeps(({ context }) => context.code), startsNot(...DEEDS), emits()],
  },
  {
    section,
    says: 'who stopped by a word in the conversation is said so',
    on: 'done(fetchConsent)',
    when: both(replied('Off'), wasIn('on')),
    must: [shown('off'), startsNot(...DEEDS), emits({ type: 'whatsapp.ended' })],
  },
  {
    section,
    says: 'whoever is told stays so while nobody says otherwise',
    on: ['done(fetchConsent)', 'error(fetchConsent)', 'after(readLimit)'],
    when: both(repliedElse('Off'), wasIn('on')),
    must: [shown('on'), startsNot(...DEEDS), emits(), keeps(({ context }) => context.consent)],
  },
  {
    section,
    says: 'a code that is over is shown no more, and another can be made',
    on: 'after(codeExpiry)',
    must: [shown('overdue'), hasNoCode, startsNot(...DEEDS), ends('fetchConsent'), emits()],
  },
  {
    section,
    says: 'so is one whose person thought better of it',
    on: 'linking.declined',
    must: [shown('off'), hasNoCode, startsNot(...DEEDS), ends('fetchConsent'), emits()],
  },
  {
    section,
    says: 'who wants no more has the number deleted, at one press',
    on: 'end.requested',
    must: [shown('on', true), starts('endConsent'), waits('readLimit', 8_000), ends('fetchConsent'), emits()],
  },
  {
    section,
    says: 'and is told so when the server has done it',
    on: 'done(endConsent)',
    when: replied('Ended'),
    must: [shown('off'), startsNot(...DEEDS), emits({ type: 'whatsapp.ended' })],
  },
  {
    section: 'SPEC 8',
    says: 'a failure is said in words, and leaves what there was: it can be tried again',
    on: ['done(makeCode)', 'error(makeCode)', 'done(endConsent)', 'error(endConsent)'],
    when: repliedElse('Made', 'Ended'),
    must: [
      (moment, earlier) => shown(wasIn('ending')(moment) ? 'on' : 'off')(moment, earlier),
      startsNot(...DEEDS),
      hasNoCode,
      failsWithWords,
    ],
  },
  {
    section: 'SPEC 8',
    says: 'a server that does not answer to a press is waited for no longer, and that is said',
    on: 'after(readLimit)',
    when: (moment) => wasIn('making')(moment) || wasIn('ending')(moment),
    must: [
      (moment, earlier) => shown(wasIn('ending')(moment) ? 'on' : 'off')(moment, earlier),
      startsNot(...DEEDS),
      emits({ type: 'whatsapp.failed', message: 'O servidor demorou demais para responder. Tente novamente.' }),
    ],
  },
  {
    section: 'DESIGN 8',
    says: 'each deed is offered where it has a meaning, and none twice',
    must: (moment, earlier) => {
      const { shows: is, isBusy } = describeWhatsapp(moment.after);
      can({ type: 'linking.requested' }, (is === 'off' || is === 'overdue') && !isBusy)(moment, earlier);
      can({ type: 'linking.declined' }, is === 'linking')(moment, earlier);
      can({ type: 'end.requested' }, is === 'on' && !isBusy)(moment, earlier);
    },
  },
  {
    section: 'SPEC 8',
    says: 'whatever ends without success, or breaks, leads on: nobody waits for ever',
    must: hears(...DEEDS),
  },
];
