import type { Dependencies } from '#core/dependencies.ts';
import type { Write } from '#platform/http/handler.ts';
import { askToCheck } from '#core/audit/checkChains.ts';
import { readArenaDeeds } from './readArenaDeeds.ts';
import { readAudit } from './readAudit.ts';
import { readDeeds } from './readDeeds.ts';

/** Handlers of the calls in `domain/contract/audit.ts`. */
export function auditHandlers(dependencies: Pick<Dependencies, 'database'>) {
  const checkAudit: Write<'checkAudit'> = {
    async decide(_call, tx) {
      await askToCheck(tx);
      return { data: {} };
    },
  };
  return {
    reservationDeeds: readDeeds(dependencies),
    arenaDeeds: readArenaDeeds(dependencies),
    audit: readAudit(dependencies),
    checkAudit,
  };
}
