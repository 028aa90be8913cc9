import type { Dependencies } from '#core/dependencies.ts';
import { makeEraseMyAccount } from './eraseMyAccount.ts';
import { makeExportMyData } from './exportMyData.ts';

/** The handlers of the two calls that meet everything that is stored about a person, wherever it is kept. */
export function leavingHandlers(dependencies: Dependencies) {
  return {
    exportMyData: makeExportMyData(dependencies),
    eraseMyAccount: makeEraseMyAccount(dependencies),
  };
}
