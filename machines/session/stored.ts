import type { User } from '#domain/people/person.ts';
import { actingRoleOf } from '#domain/staff/staff.ts';
import type { Failed } from '../outcome.ts';

/** A session as the browser stores it: the token in a cookie, the user in local storage. */
export interface StoredSession {
  readonly token: string;
  readonly user: User;
}

export type LoginOutcome = ({ readonly _tag: 'SignedIn' } & StoredSession) | Failed;
export type MeOutcome = { readonly _tag: 'Known'; readonly user: User } | Failed;
/** How a session began. The ways other than `login` have charts of their own. */
export type Way = 'login' | 'google' | 'signUp' | 'arenaSignUp';

/** What happens around the page: the line is back, or another tab of this browser changed what is stored. */
export type BrowserEvent = { type: 'line.restored' } | { type: 'session.elsewhere'; stored: StoredSession | null };

/** Whether somebody acts for another arena, or in another role there, than before: what was read then is not for them. */
export function actsOtherwise(user: User | undefined, before: User | undefined): boolean {
  return user?.id !== before?.id || placeOf(user) !== placeOf(before);
}

function placeOf(user: User | undefined): string {
  return user === undefined ? '' : `${user.worksAt} ${actingRoleOf(user)}`;
}

/** What the server says of the person; `null` when it did not. */
export function userIn({ event }: { event: { output: MeOutcome } }): User | null {
  return 'user' in event.output ? event.output.user : null;
}

/** The session alone, of what a login answered. */
export function pick({ token, user }: StoredSession): StoredSession {
  return { token, user };
}
