import { contract } from '#domain/contract/contract.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { authorise } from '#platform/http/authorise.ts';
import type { Read } from '#platform/http/handler.ts';
import { EXPORTS, makePersonLimit } from '#core/people/personLimit.ts';
import { sealDownload } from './downloadToken.ts';
import { keepSheet } from './keptSheets.ts';
import { makeReadDownload } from './readDownload.ts';

/** Handlers of the calls in `domain/contract/downloads.ts`. */
export function downloadHandlers(dependencies: Pick<Dependencies, 'database' | 'settings'>) {
  const countExport = makePersonLimit(dependencies, 'exports', EXPORTS);
  const read = makeReadDownload(dependencies);
  /** What can be refused is refused here, where the page can say it. */
  const download: Read<'download'> = async (call) => {
    const { viewer, body: request } = call;
    authorise(contract[request.of], viewer);
    if (request.of === 'exportMyData') await countExport(call);
    if (request.of === 'calendarFile' || request.of === 'publicTournament') await read(request, call);
    return { data: { token: await sealDownload(dependencies.database, { request, viewer }) } };
  };
  return { download, keepSheet: keepSheet(dependencies) };
}
