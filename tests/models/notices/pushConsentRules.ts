import { describePush, type pushConsentMachine } from '../../../machines/notices/pushConsent.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, isIn, type Rule, shows, starts, startsNot, waits } from '../harness/rules.ts';
import { hears, replied, replyOf } from '../session/replies.ts';

type Consent = typeof pushConsentMachine;
type At = Moment<Consent>;
type View = ReturnType<typeof describePush>;

const section = 'Decision 109';
const shown = (is: View['shows'], isBusy = false, isAsking = false): Check<Consent> =>
  shows(describePush, { shows: is, isBusy, isAsking });
const wasIn =
  (state: string) =>
  ({ before }: At) =>
    isIn(before, state);
const both = (one: (moment: At) => boolean, other: (moment: At) => boolean) => (moment: At) =>
  one(moment) && other(moment);

/** Nobody is asked unprompted, and nobody is told a device shows notices that does not. */
export const pushConsentRules: readonly Rule<Consent>[] = [
  {
    section,
    says: 'opening the page asks the browser, never the person',
    on: 'start',
    must: [shown('checking'), starts('readBrowser'), startsNot('askPermission'), waits('readLimit', 8_000), emits()],
  },
  {
    section,
    says: 'the person is asked when they press the button, and only then',
    must: (moment, earlier) => {
      if (moment.event.type === 'push.requested') starts('askPermission')(moment, earlier);
      else startsNot('askPermission')(moment, earlier);
    },
  },
  {
    section,
    says: 'the browser waits for their answer for two minutes at most',
    on: 'push.requested',
    must: [shown('off', true, true), waits('consentLimit', 120_000), emits()],
  },
  {
    section,
    says: 'an iPhone outside of the home screen, a browser without notices and one that refuses are told apart',
    on: 'done(readBrowser)',
    must: (moment, earlier) => {
      const is = { MustInstall: 'mustInstall', Unsupported: 'unsupported', Blocked: 'refused' } as const;
      const tag = replyTag(moment);
      if (tag === 'Subscribed') return shown('on', true)(moment, earlier);
      shown(tag in is ? is[tag as keyof typeof is] : 'off')(moment, earlier);
      return startsNot()(moment, earlier);
    },
  },
  {
    section,
    says: 'a device that the browser knows of is told to the server again, in silence: it may have lost it',
    on: 'done(readBrowser)',
    when: replied('Subscribed'),
    must: [starts('subscribeDevice'), waits('readLimit', 8_000), emits()],
  },
  {
    section,
    says: 'whatever becomes of that, nobody is bothered with it; without a line the device is taken to be known',
    on: ['done(subscribeDevice)', 'error(subscribeDevice)'],
    when: wasIn('confirming'),
    must: (moment, earlier) => {
      const isOn = replied('Kept')(moment) || replied('Offline')(moment);
      shown(isOn ? 'on' : 'off')(moment, earlier);
      emits()(moment, earlier);
    },
  },
  {
    section,
    says: 'who agrees has the device known to the server, at once',
    on: 'done(askPermission)',
    when: replied('Granted'),
    must: [shown('off', true), starts('subscribeDevice'), waits('readLimit', 8_000), emits()],
  },
  {
    section,
    says: 'who refuses is told how to change that, and who says nothing can be asked again',
    on: 'done(askPermission)',
    when: (moment) => !replied('Granted')(moment),
    must: (moment, earlier) => {
      shown(replied('Blocked')(moment) ? 'refused' : 'off')(moment, earlier);
      startsNot()(moment, earlier);
      emits()(moment, earlier);
    },
  },
  {
    section,
    says: 'a device counts as one that shows notices when the server keeps it',
    on: 'done(subscribeDevice)',
    when: both(replied('Kept'), wasIn('subscribing')),
    must: [shown('on'), startsNot(), emits({ type: 'push.began' })],
  },
  {
    section: 'SPEC 8',
    says: 'a failure is said in words, and can be tried again',
    on: ['done(subscribeDevice)', 'error(subscribeDevice)', 'error(askPermission)'],
    when: (moment) => !replied('Kept')(moment) && !wasIn('confirming')(moment),
    must: [
      shown('off'),
      startsNot(),
      (moment, earlier) => emits({ type: 'push.failed', message: replyOf(moment).message })(moment, earlier),
    ],
  },
  {
    section,
    says: 'who wants no more has none at once, even where the server does not hear of it',
    on: ['done(endDevice)', 'error(endDevice)'],
    must: (moment, earlier) => {
      shown('off')(moment, earlier);
      emits(...(moment.event.type.includes('error') ? [] : [{ type: 'push.ended' }]))(moment, earlier);
    },
  },
  {
    section: 'SPEC 8',
    says: 'a browser or a server that does not answer is waited for no longer',
    on: ['after(readLimit)', 'after(consentLimit)'],
    must: (moment, earlier) => {
      const at = ['checking', 'confirming', 'ending'].find((state) => wasIn(state)(moment));
      shown(at === 'checking' ? 'unsupported' : at === 'confirming' ? 'on' : 'off')(moment, earlier);
      const isSilent = at !== undefined;
      const message = wasIn('asking')(moment)
        ? 'O navegador não teve resposta. Toque de novo quando quiser receber os avisos.'
        : 'O servidor demorou demais para responder. Tente novamente.';
      emits(...(isSilent ? [] : [{ type: 'push.failed', message }]))(moment, earlier);
    },
  },
  {
    section,
    says: 'a browser that breaks when it is asked has no notices',
    on: 'error(readBrowser)',
    must: [shown('unsupported'), startsNot(), emits()],
  },
  {
    section,
    says: 'who allowed it in the browser is looked at anew, and not asked',
    on: 'check.requested',
    must: [shown('checking'), starts('readBrowser'), waits('readLimit', 8_000), emits()],
  },
  {
    section,
    says: 'who wants no more has the device given up at once',
    on: 'push.declined',
    must: [shown('on', true), starts('endDevice'), waits('readLimit', 8_000), emits()],
  },
  {
    section: 'DESIGN 8',
    says: 'each deed is offered where it has a meaning, and none twice',
    must: (moment, earlier) => {
      const { shows: is, isBusy } = describePush(moment.after);
      can({ type: 'push.requested' }, is === 'off' && !isBusy)(moment, earlier);
      can({ type: 'push.declined' }, is === 'on' && !isBusy)(moment, earlier);
      can({ type: 'check.requested' }, is === 'refused')(moment, earlier);
    },
  },
  {
    section: 'SPEC 8',
    says: 'whatever ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('readBrowser', 'askPermission', 'subscribeDevice', 'endDevice'),
  },
];

function replyTag({ event }: At): string {
  return String(Reflect.get(Object(event['output']), '_tag'));
}
