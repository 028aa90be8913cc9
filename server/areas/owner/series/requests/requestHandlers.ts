import type { Dependencies } from '#core/dependencies.ts';
import { refuseSeriesRequest, withdrawSeriesRequest } from './answering.ts';
import { askForSeries } from './askForSeries.ts';
import { readMyRequests, readRequest, readRequests } from './readRequests.ts';

/** The handlers of the calls in `domain/contract/seriesRequests.ts`. */
export function requestHandlers({ database }: Pick<Dependencies, 'database'>) {
  return {
    askForSeries,
    mySeriesRequests: readMyRequests(database),
    withdrawSeriesRequest,
    seriesRequests: readRequests(database),
    seriesRequest: readRequest(database),
    refuseSeriesRequest,
  };
}
