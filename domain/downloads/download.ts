import { Schema } from 'effect';
import { CustomersAsked } from '../people/customersAsked.ts';
import { Id } from '../values/id.ts';
import { Lines, Text } from '../values/text/text.ts';
import { isMonth, isSpan, isYear } from '../values/query.ts';

const MONTH = { month: Schema.Int.check(isMonth), year: Schema.Int.check(isYear) };

/** A file for a browser to save: what a call of the contract reads, asked for by that call's name and with what it takes. */
export const DownloadRequest = Schema.Union([
  Schema.Struct({ of: Schema.Literal('calendarFile'), id: Id }),
  Schema.Struct({ of: Schema.Literal('reservationSheet'), ...MONTH, day: Schema.optionalKey(Schema.Int) }).check(
    Schema.makeFilter(isSpan),
  ),
  Schema.Struct({ of: Schema.Literal('payoutSheet'), ...MONTH }),
  Schema.Struct({ of: Schema.Literal('takingsSheet'), ...MONTH }),
  Schema.Struct({ of: Schema.Literal('cashBook'), ...MONTH }),
  Schema.Struct({ of: Schema.Literal('customerSheet'), ...CustomersAsked }),
  Schema.Struct({ of: Schema.Literal('customerData'), id: Id }),
  Schema.Struct({ of: Schema.Literal('publicTournament'), id: Id, sheet: Schema.Literals(['groups', 'matches']) }),
  // `Literals`: what names no call is refused by this one, each member by its name.
  Schema.Struct({ of: Schema.Literals(['exportMyData']) }),
]);
export type DownloadRequest = typeof DownloadRequest.Type;

/** The most bytes of a sheet that a page hands over: all rows of an import refused, each with its reasons. */
export const MOST_SHEET_BYTES = 2 * 1024 * 1024;
const MOST_FILE_NAME = 120;

/** A sheet that a page made of what it alone has. */
export const MadeSheet = Schema.Struct({
  fileName: Text.check(
    Schema.isPattern(/\.csv$/u, { message: 'Este não é o nome de uma planilha.' }),
    Schema.isMaxLength(MOST_FILE_NAME),
  ),
  csv: Lines.check(Schema.isMaxLength(MOST_SHEET_BYTES)),
});
export type MadeSheet = typeof MadeSheet.Type;

/** What an address of a file is sealed for: also a sheet that was handed over, by its row. */
export const SealedRequest = Schema.Union([
  DownloadRequest,
  Schema.Struct({ of: Schema.Literal('keepSheet'), id: Id }),
]);
export type SealedRequest = typeof SealedRequest.Type;

/** How long the address of a file holds, in minutes: long enough for a browser that asks where to save it, or fetches it twice. */
export const DOWNLOAD_MINUTES = 5;

/** The address at which a browser fetches a file. It is no call of the contract: the token is all that is shown there. */
export function downloadPath(token: string): string {
  return `/api/v1/downloads/${token}`;
}
