import type { FastifyInstance } from 'fastify';
import { FAILURES } from '#domain/contract/failure.ts';
import { downloadPath } from '#domain/downloads/download.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { attachment } from '#platform/http/attachment.ts';
import { answerFailure } from '#platform/http/failures.ts';
import { Refusal } from '#platform/http/handler.ts';
import { EXPORT_READS, makePersonLimit } from '#core/people/personLimit.ts';
import { shareOf } from '#platform/settings/shareOf.ts';
import { openDownload } from './downloadToken.ts';
import { makeReadDownload } from './readDownload.ts';

/** Per address: a carrier's telephones share a few. */
const READS_PER_MINUTE = 120;

/**
 * Serves a file to whoever shows its token. The browser comes here by itself, as a link does, without the session's headers; a
 * program beside it may fetch the file once more. No log has the token, because requests are logged by route.
 */
export function registerDownloads(
  app: FastifyInstance,
  dependencies: Pick<Dependencies, 'database' | 'settings'>,
): void {
  const countRead = makePersonLimit(dependencies, 'export reads', EXPORT_READS);
  const read = makeReadDownload(dependencies);
  app.get<{ Params: { '*': string } }>(downloadPath('*'), {
    config: { rateLimit: { max: shareOf(READS_PER_MINUTE, dependencies.settings.processes) } },
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { request: wanted, viewer } = await openDownload(dependencies.database, request.params['*']);
      const given = { viewer, request, reply, file: undefined };
      if (wanted.of === 'exportMyData') await countRead(given);
      const { fileName, type, text } = await read(wanted, given);
      return reply
        .headers({
          'content-type': type,
          'content-disposition': attachment(fileName),
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex',
        })
        .send(text);
    },
    // A person reads this, where the file would have been.
    errorHandler: (error, request, reply) => {
      if (!(error instanceof Refusal)) return void answerFailure(error, request, reply);
      void reply.code(FAILURES[error.code].statusCode).type('text/plain; charset=utf-8').send(error.message);
    },
  });
}
