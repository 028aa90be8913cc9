import { Effect } from 'effect';
import { downloadEndpoints } from '#domain/contract/downloads.ts';
import { downloadPath, type DownloadRequest, type MadeSheet } from '#domain/downloads/download.ts';
import type { Call } from '../api/call.ts';

/**
 * Asks for the address of a file and has the browser go there, as by a link: it saves the file, and the page stays. Browsers inside
 * other apps save nothing that a page made by itself.
 */
export function download(call: Call, request: DownloadRequest, signal: AbortSignal) {
  return call(downloadEndpoints.download, { body: request }, { signal }).pipe(Effect.map(follow));
}

/** The same of a sheet that the page made: it is handed over first. */
export function downloadSheet(call: Call, sheet: MadeSheet, signal: AbortSignal) {
  return call(downloadEndpoints.keepSheet, { body: sheet }, { signal }).pipe(Effect.map(follow));
}

function follow({ data: { token } }: { readonly data: { readonly token: string } }): void {
  Object.assign(document.createElement('a'), { href: downloadPath(token) }).click();
}
