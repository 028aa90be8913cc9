import type { FastifyRequest } from 'fastify';
import type { Role, StaffRole } from '#domain/people/person.ts';
import { actingAs } from '#domain/staff/staff.ts';
import type { Database } from '#platform/database/database.ts';
import { type Viewer, VISITOR } from '#platform/http/handler.ts';
import { companionOf } from './companion.ts';
import { hashToken } from './tokens.ts';

/** One indexed query per request and no cache, so that a logout takes effect from the next request on. */
const FIND_SESSION = `
  select s.person_id, s.companion_hash, p.role, m.arena_id, m.role as staff_role
  from session s join person p on p.id = s.person_id
  left join membership m on m.arena_id = s.works_at and m.person_id = s.person_id
  where s.token_hash = $1 and s.expires_at > now() + $2 * interval '1 millisecond' and p.status = 'active'`;

interface SessionRow {
  readonly person_id: string;
  readonly companion_hash: string | null;
  readonly role: Role;
  /** The arena that the session acts for; null when it acts for none, or the person is no longer in its team. */
  readonly arena_id: string | null;
  readonly staff_role: StaffRole | null;
}

/**
 * Identifies the sender of a request. A token that is unknown, expired, or sent without its companion cookie makes a
 * visitor: public pages still work for a person whose session ended, and everything else answers 401.
 */
export function makeAuthenticate(database: Database): (request: FastifyRequest) => Promise<Viewer> {
  return async (request) => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return VISITOR;
    const sessionHash = hashToken(token);
    const session = await findSession(database, sessionHash);
    if (!session || !hasCompanion(request, session.companion_hash)) return VISITOR;
    return viewerOf(session, sessionHash);
  };
}

/** Who acts in a session now; a visitor, once it is over. For what the server itself said of that session: no cookie is asked for. */
export async function viewerOfSession(database: Database, sessionHash: string): Promise<Viewer> {
  const session = await findSession(database, sessionHash);
  return session ? viewerOf(session, sessionHash) : VISITOR;
}

async function findSession({ pool, clock }: Database, sessionHash: string): Promise<SessionRow | undefined> {
  const values = [sessionHash, clock.aheadMs()];
  const { rows } = await pool.query<SessionRow>({ name: 'find_session', text: FIND_SESSION, values });
  return rows[0];
}

function viewerOf(
  { person_id: personId, role, arena_id: arenaId, staff_role: staffRole }: SessionRow,
  sessionHash: string,
): Viewer {
  if (arenaId !== null && staffRole !== null) return { role: actingAs(staffRole), arenaId, personId, sessionHash };
  return { role: role === 'admin' ? 'admin' : 'player', personId, sessionHash };
}

const BEARER = /^Bearer ([\w-]{43})$/i;

/** Compares hashes, so that the comparison's duration reveals nothing about the cookie. */
function hasCompanion(request: FastifyRequest, companionHash: string | null): boolean {
  if (companionHash === null) return true;
  const companion = companionOf(request);
  return companion !== undefined && hashToken(companion) === companionHash;
}
