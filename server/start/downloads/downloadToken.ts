import { Result, Schema } from 'effect';
import { contract } from '#domain/contract/contract.ts';
import { DOWNLOAD_MINUTES, SealedRequest } from '#domain/downloads/download.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { authorise } from '#platform/http/authorise.ts';
import { refuse, type Viewer, VISITOR } from '#platform/http/handler.ts';
import { viewerOfSession } from '#core/people/authenticate.ts';
import { openingBox, sealingBox } from './downloadKeys.ts';

/** What a token says. Nothing is stored for it, but for a sheet that a page made. */
const Sealed = Schema.fromJsonString(
  Schema.Struct({
    request: SealedRequest,
    /** Absent for a stranger, who gets what everybody may read. */
    session: Schema.optionalKey(Schema.String),
    /** The arena that the session acted for: one session may act for several, one after another. */
    arena: Schema.optionalKey(Schema.String),
    /** In epoch milliseconds. */
    until: Schema.Number,
  }),
);

const encode = Schema.encodeSync(Sealed);
const decode = Schema.decodeUnknownResult(Sealed);
const PLACE = 'download';
export const OVER = 'Este endereço não vale mais. Volte e peça o arquivo de novo.';

interface Download {
  readonly request: SealedRequest;
  readonly viewer: Viewer;
}

/** A token for a file that the viewer may read: whoever shows it within minutes gets the file, for as long as they may. */
export async function sealDownload(database: Database, { request, viewer }: Download): Promise<string> {
  const now = await readNow(database);
  const box = await sealingBox(database, now);
  const until = now.getTime() + DOWNLOAD_MINUTES * 60_000;
  const session = viewer.role === 'visitor' ? {} : { session: viewer.sessionHash };
  return box.seal(encode({ request, until, ...session, ...('arenaId' in viewer && { arena: viewer.arenaId }) }), PLACE);
}

/** What a token is for, and who its session is now. Refuses one that is not ours or over, and whoever lost the right since. */
export async function openDownload(database: Database, token: string): Promise<Download> {
  const opened = decode((await openingBox(database))?.unseal(token, PLACE));
  if (Result.isFailure(opened)) return refuse('not_found', undefined, OVER);
  const { request, session, arena, until } = opened.success;
  const viewer = session === undefined ? VISITOR : await viewerOfSession(database, session);
  const isLoggedOut = session !== undefined && viewer.role === 'visitor';
  const isOver = until <= (await readNow(database)).getTime() || isLoggedOut;
  if (isOver) return refuse('not_found', undefined, OVER);
  authorise(contract[request.of], viewer);
  const actsFor = 'arenaId' in viewer ? viewer.arenaId : undefined;
  return actsFor === arena ? { request, viewer } : refuse('not_found', undefined, OVER);
}
