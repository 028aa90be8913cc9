import { type avatarMachine, describeAvatar, type UploadInput } from '../../../machines/account/avatar.ts';
import type { Picture } from '../../../machines/uploads/picture.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, type Rule, same, shows, starts, startsNot } from '../harness/rules.ts';
import { hears, replied, repliedElse, replyOf } from '../session/replies.ts';

type Avatar = typeof avatarMachine;
type At = Moment<Avatar>;
type View = ReturnType<typeof describeAvatar>;

const PRESENT: View = { isBusy: false, hasFailed: false, picture: null, unfit: null, share: 0 };
const changes = (view: (moment: At) => Partial<View>): Check<Avatar> =>
  shows(describeAvatar, (moment) => ({ ...describeAvatar(moment.before), ...view(moment) }));
const isAtWork = ({ before }: At) => before.matches('preparingPicture') || before.matches('uploading');
const prepared = ({ event }: At) => event['output'] as Picture;
const sends = (picture: (moment: At) => unknown): readonly Check<Avatar>[] => [
  starts('uploadAvatar'),
  (moment) => {
    const { onProgress, ...sent } = (moment.started[0]?.input ?? {}) as UploadInput;
    same('it sent something else', { picture: picture(moment) }, sent);
    same('nobody hears how far it is', 'function', typeof onProgress);
  },
  emits(),
];

/** What the specification says of another picture of oneself. */
export const avatarRules: readonly Rule<Avatar>[] = [
  {
    section: 'SPEC 2, Player-only routes',
    says: 'the present picture is shown, and nothing is sent',
    on: 'start',
    must: [shows(describeAvatar, PRESENT), startsNot(), emits()],
  },
  {
    section: 'RULES 9',
    says: 'a chosen file is looked at before anything is sent, and one that waits to be sent is kept meanwhile',
    on: 'picture.offered',
    when: (moment) => !isAtWork(moment),
    must: [
      starts<Avatar>('picture', ({ event }) => ({ file: event['file'] })),
      startsNot('uploadAvatar'),
      changes(() => ({ hasFailed: false, unfit: null })),
      emits(),
    ],
  },
  {
    section: 'SPEC 5',
    says: 'a file that is no picture is refused with its message, and everything else stays',
    on: 'picture.declined',
    when: (moment) => !isAtWork(moment),
    must: [changes(({ event }) => ({ unfit: String(event['message']) })), startsNot(), emits()],
  },
  {
    section: 'RULES 9',
    says: 'while one is looked at or on its way another one changes nothing',
    on: ['picture.offered', 'picture.declined'],
    when: isAtWork,
    must: [changes(() => ({})), startsNot(), emits()],
  },
  {
    section: 'SPEC 7, Arenas, players, courts',
    says: 'the cropped picture is sent at once, shown already, and nothing is said of the last one',
    on: 'done(picture)',
    when: replied('Chosen'),
    must: [
      shows(describeAvatar, (moment) => ({ ...PRESENT, isBusy: true, picture: prepared(moment) })),
      ...sends(prepared),
    ],
  },
  {
    section: 'SPEC 5',
    says: 'an unfit file says why, a dismissed one nothing, and a picture that was not sent waits as before',
    on: 'done(picture)',
    when: repliedElse('Chosen'),
    must: [
      changes((moment) => ({
        hasFailed: describeAvatar(moment.before).picture !== null,
        unfit: replyOf(moment).message ?? null,
      })),
      startsNot(),
      emits(),
    ],
  },
  {
    section: 'LOOK, Shape and motion',
    says: 'how much of it is sent is shown, and disturbs nothing',
    on: 'upload.progressed',
    must: [changes(({ event }) => ({ share: Number(event['share']) })), startsNot(), emits()],
  },
  {
    section: 'SPEC 8',
    says: 'a sent picture is told once, the page shows the stored one again, and nothing is said of an earlier file',
    on: 'done(uploadAvatar)',
    when: replied('Uploaded'),
    must: [
      changes(() => ({ isBusy: false, picture: null, unfit: null })),
      startsNot(),
      emits({ type: 'avatar.saved' }),
    ],
  },
  {
    section: 'SPEC 8',
    says: "a picture that did not arrive says so in the server's words or the fallback's, and is kept to be sent again",
    on: ['done(uploadAvatar)', 'error(uploadAvatar)'],
    when: repliedElse('Uploaded'),
    must: [
      changes(() => ({ isBusy: false, hasFailed: true })),
      startsNot(),
      (moment, earlier) => emits({ type: 'avatar.failed', message: replyOf(moment).message })(moment, earlier),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'sending again sends the same picture, from the beginning',
    on: 'upload.repeated',
    must: [
      changes(() => ({ isBusy: true, hasFailed: false, share: 0, unfit: null })),
      ...sends(({ before }) => before.context.picture),
    ],
  },
  {
    section: 'SPEC 2, Player-only routes',
    says: 'a picture can be chosen when nothing runs, and sent again when it failed; nothing is sent twice',
    must: (moment, earlier) => {
      const { hasFailed } = describeAvatar(moment.after);
      const isFree = moment.running.length === 0;
      const offers = { 'picture.offered': isFree, 'picture.declined': isFree, 'upload.repeated': hasFailed };
      for (const [type, isSo] of Object.entries(offers)) can({ type }, isSo)(moment, earlier);
      const dismissed = { type: 'xstate.done.actor.picture', output: { _tag: 'Dismissed' } };
      can(dismissed, moment.running.includes('picture'))(moment, earlier);
    },
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('uploadAvatar'),
  },
];
