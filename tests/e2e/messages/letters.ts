import { KINDS, type NoticeKind } from '#domain/notices/notice.ts';
import { MAIL_GROUP_NAMES, type MailGroup, mailPath } from '#domain/notices/mailChoices.ts';
import { EXAMPLE_ID, OF_EVENT } from '#domain/notices/kind.ts';
import { formatReais } from '#domain/values/money.ts';
import { eventLetter } from '#areas/competitions/events/letters/eventLetter.ts';
import { changeLetter } from '#core/notices/changeLetter.ts';
import { signMailToken } from '#core/notices/mail/mailToken.ts';
import { type Notice, noticeLetter } from '#core/notices/mail/noticeLetter.ts';
import { emailInUseLetter, emailLetter } from '#core/people/letters/emailLetter.ts';
import { resetLetter } from '#core/people/letters/resetLetter.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { WHO } from '../../domain/notices/table.ts';

/** Who reads the examples. */
const READER = 'Ana Souza';
export const HOME = 'https://quadralivre.example';
/** As long as a real one, since its address is shown whole. */
const TOKEN = 'exemplo'.padEnd(43, '-0123456789');

/** The letter about the example of a kind; `undefined` for one that has none. */
export function letterOf(kind: NoticeKind): Letter | undefined {
  const { mailed, hasNoLetter = false, example } = KINDS[kind];
  if (mailed === undefined || hasNoLetter) return undefined;
  const letter = changeLetter({ name: READER, kind, facts: example, who: WHO }, HOME);
  if (mailed === 'always') return letter;
  return { ...letter, unsubscribe: unsubscribeOf(mailed) };
}

function unsubscribeOf(group: MailGroup): Letter['unsubscribe'] & {} {
  const token = signMailToken({ personId: EXAMPLE_ID, group }, 'example');
  return { group: MAIL_GROUP_NAMES[group], address: `${HOME}${mailPath(token)}` };
}

const EVENT = { name: READER, event: { id: EXAMPLE_ID, name: OF_EVENT.event } };

/** The name of a letter beside the notices: about an account, its links, or an event. */
type OtherLetter =
  | Notice
  | 'resetLetter'
  | 'emailLetter'
  | 'emailInUseLetter'
  | `event${'Changed' | 'CalledOff'}Letter`;

/** The letters beside the notices, with examples. */
export const OTHER_LETTERS: Readonly<Record<OtherLetter, Letter>> = {
  resetLetter: resetLetter({ name: READER, token: TOKEN }, HOME),
  emailLetter: emailLetter({ name: READER, token: TOKEN }, HOME),
  emailInUseLetter: emailInUseLetter(HOME),
  passwordChanged: noticeLetter('passwordChanged', HOME),
  emailChanged: noticeLetter('emailChanged', HOME),
  accountConnected: noticeLetter('accountConnected', HOME),
  accountEnded: noticeLetter('accountEnded', HOME),
  accountLost: noticeLetter('accountLost', HOME),
  eventChangedLetter: {
    ...eventLetter(
      {
        ...EVENT,
        calledOff: [],
        changes: [
          { field: 'days', category: undefined, before: '05/03/2026', after: '12/03/2026' },
          { field: 'place', category: undefined, before: 'Praia do Gonzaga', after: 'Praia do Boqueirão' },
          { field: 'price', category: 'Masculina A', before: formatReais(80_00), after: formatReais(60_00) },
        ],
      },
      HOME,
    ),
    unsubscribe: unsubscribeOf('events'),
  },
  eventCalledOffLetter: eventLetter({ ...EVENT, calledOff: ['Masculina A'], changes: [] }, HOME),
};
