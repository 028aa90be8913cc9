import { type consentMachine, describeConsent } from '../../../machines/legal/consent.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, does, doesNot, emits, type Rule, shows, starts, startsNot, waits } from '../harness/rules.ts';
import { hears, replied, repliedElse, replyOf } from '../session/replies.ts';

type Consent = typeof consentMachine;
type At = Moment<Consent>;

const shown = (isAsking: boolean, isBusy: boolean): Check<Consent> =>
  shows(
    (snapshot) => {
      const view = describeConsent(snapshot);
      return [view.isAsking, view.isBusy];
    },
    [isAsking, isBusy],
  );
/** The version is that whose texts could be read, whatever the server's is by then. */
const answers = (accepted: boolean): Check<Consent> =>
  starts<Consent>('answerTerms', ({ before }) => ({ version: before.context.version, accepted }));
const isAccepting = ({ before }: At) => describeConsent(before).isBusy;
const over = [shown(false, false), shows<Consent, string>(({ status }) => status, 'done'), startsNot()];

/** What the law and the product say of asking for the terms. */
export const consentRules: readonly Rule<Consent>[] = [
  {
    section: 'LGPD, art. 8',
    says: 'nothing is accepted by silence: the bar asks, and sends nothing by itself',
    on: 'start',
    must: [shown(true, false), startsNot(), emits()],
  },
  {
    section: 'LGPD, art. 8',
    says: 'who accepts, accepts the version that was on screen, and sees that it is on its way for at most 8 seconds',
    on: 'terms.accepted',
    must: [shown(true, true), answers(true), waits('readLimit', 8_000), emits()],
  },
  {
    section: 'CDC, art. 39',
    says: "'not now' holds nobody up: the bar is gone at once, whatever the line, and nothing is accepted",
    on: 'terms.postponed',
    must: [shown(false, false), answers(false), waits('readLimit', 8_000), emits()],
  },
  {
    section: 'LGPD, art. 8',
    says: 'an acceptance that is stored is said, and the session knows of it',
    on: 'done(answerTerms)',
    when: (moment) => isAccepting(moment) && replied('Answered')(moment),
    must: [...over, emits({ type: 'consent.given' }), does<Consent>('changeUser', (moment) => userOf(moment))],
  },
  {
    section: 'SPEC 8',
    says: 'an acceptance that is not stored is not said to be: it can be given again',
    on: ['done(answerTerms)', 'error(answerTerms)'],
    when: (moment) => isAccepting(moment) && repliedElse('Answered')(moment),
    must: [
      shown(true, false),
      startsNot(),
      doesNot('changeUser'),
      (moment, earlier) => emits({ type: 'consent.failed', message: replyOf(moment).message })(moment, earlier),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'an acceptance without an answer is given up after the wait, in words',
    on: 'after(readLimit)',
    when: isAccepting,
    must: [
      shown(true, false),
      startsNot(),
      emits({ type: 'consent.failed', message: 'O servidor demorou demais para responder. Tente novamente.' }),
    ],
  },
  {
    section: 'CDC, art. 39',
    says: 'whatever becomes of a postponement, the person is left alone, and no thanks are said',
    on: ['done(answerTerms)', 'error(answerTerms)', 'after(readLimit)'],
    when: (moment) => !isAccepting(moment),
    must: [...over, emits()],
  },
  {
    section: 'LGPD, art. 8',
    says: 'a postponement that is stored is known to the session, and one that is not changes nobody',
    on: 'done(answerTerms)',
    when: (moment) => !isAccepting(moment),
    must: does<Consent>('changeUser', (moment) => userOf(moment) ?? null),
  },
  {
    section: 'LGPD, art. 8',
    says: 'both answers can be given while the bar asks, and none twice',
    must: (moment, earlier) => {
      const { isAsking, isBusy } = describeConsent(moment.after);
      for (const type of ['terms.accepted', 'terms.postponed']) can({ type }, isAsking && !isBusy)(moment, earlier);
    },
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('answerTerms'),
  },
];

function userOf({ event }: At): unknown {
  const output: { readonly user?: unknown } = event['output'] ?? {};
  return output.user;
}
