import { Schema } from 'effect';
import type { SealedRequest } from '#domain/downloads/download.ts';
import { CustomerData } from '#domain/customers/customerData.ts';
import { PersonalData } from '#domain/contract/personalData.ts';
import { matchSheetOf, tableSheetOf } from '#domain/tournament/sheets.ts';
import { makeReadMyData } from '../leaving/exportMyData.ts';
import { readSheet } from '#areas/owner/agenda/readSheet.ts';
import { readCalendarFile } from '#areas/player/calendar/calendarHandlers.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Call } from '#platform/http/handler.ts';
import { readKeptSheet } from './keptSheets.ts';
import { publicPageReads } from '#areas/competitions/publicPages/readPublicPages.ts';
import { readPayoutSheet } from '#areas/competitions/payouts/readPayouts.ts';
import { readCustomerData } from '#areas/owner/customers/customerData.ts';
import { readCustomerSheet } from '#areas/owner/customers/customerSheet.ts';
import { readCashBook } from '#areas/owner/statistics/cashBook.ts';
import { readTakingsSheet } from '#areas/owner/statistics/takings.ts';

interface DownloadFile {
  readonly fileName: string;
  /** Its media type. */
  readonly type: string;
  readonly text: string;
}

type Given = Pick<Call<'download'>, 'viewer' | 'file' | 'request' | 'reply'>;
export type ReadDownload = (request: SealedRequest, given: Given) => Promise<DownloadFile>;

const encodeData = Schema.encodeSync(PersonalData);
const encodeCustomer = Schema.encodeSync(CustomerData);

/** Reads what the call of that name reads, and gives it as a file. Whether the viewer may is known by then. */
export function makeReadDownload(dependencies: Pick<Dependencies, 'database' | 'settings'>): ReadDownload {
  const calendarFile = readCalendarFile(dependencies);
  const reservationSheet = readSheet(dependencies);
  const payoutSheet = readPayoutSheet(dependencies);
  const takingsSheet = readTakingsSheet(dependencies.database);
  const cashBook = readCashBook(dependencies.database);
  const customerSheet = readCustomerSheet(dependencies.database);
  const customerData = readCustomerData(dependencies.database);
  const { publicTournament } = publicPageReads(dependencies.database);
  const myData = makeReadMyData(dependencies);
  return async (request, given) => {
    switch (request.of) {
      case 'calendarFile': {
        const { data } = await calendarFile({ ...given, params: { id: request.id } });
        return { ...data, type: 'text/calendar; charset=utf-8' };
      }
      case 'reservationSheet':
        return sheetFile((await reservationSheet({ ...given, query: request })).data);
      case 'payoutSheet':
        return sheetFile((await payoutSheet({ ...given, query: request })).data);
      case 'takingsSheet':
        return sheetFile((await takingsSheet({ ...given, query: request })).data);
      case 'cashBook':
        return sheetFile((await cashBook({ ...given, query: request })).data);
      case 'customerSheet':
        return sheetFile((await customerSheet({ ...given, query: request })).data);
      case 'customerData': {
        const { data } = await customerData({ ...given, params: request });
        return dataFile('dados-do-cliente.json', encodeCustomer(data));
      }
      case 'publicTournament': {
        const { data } = await publicTournament({ ...given, params: request });
        const { tournament, groups, matches, bracket } = data;
        if (request.sheet === 'groups') return sheetFile(tableSheetOf(tournament.name, groups));
        return sheetFile(matchSheetOf(tournament.name, matches, bracket));
      }
      case 'keepSheet':
        return sheetFile(await readKeptSheet(dependencies.database, request.id, signedIn(given.viewer).personId));
      case 'exportMyData': {
        const { data } = await myData(given);
        return dataFile('quadra-livre-meus-dados.json', encodeData(data));
      }
    }
  };
}

/** Indented, so that people can read it too. */
function dataFile(fileName: string, data: unknown): DownloadFile {
  return { fileName, type: 'application/json; charset=utf-8', text: JSON.stringify(data, null, 2) };
}

function sheetFile({ fileName, csv }: { readonly fileName: string; readonly csv: string }): DownloadFile {
  return { fileName, type: 'text/csv; charset=utf-8', text: csv };
}
