import { Effect } from 'effect';
import { downloadEndpoints } from '#domain/contract/downloads.ts';
import { downloadPath, type DownloadRequest } from '#domain/downloads/download.ts';
import type { Call } from '../api/call.ts';

/**
 * Asks for the address of a file and has the browser go there, as by a link: it saves the file, and the page stays. Browsers inside
 * other apps save nothing that a page made by itself.
 */
export function download(call: Call, request: DownloadRequest, signal: AbortSignal) {
  return call(downloadEndpoints.download, { body: request }, { signal }).pipe(
    Effect.map(({ data }) => Object.assign(document.createElement('a'), { href: downloadPath(data.token) }).click()),
  );
}
