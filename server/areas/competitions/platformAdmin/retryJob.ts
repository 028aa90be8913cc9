import { and, eq, sql } from 'drizzle-orm';
import { outbox } from '#platform/database/schema/system.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type TwoStepWrite } from '#platform/http/handler.ts';
import { IS_FAILING } from '#platform/metrics/troubles.ts';

/**
 * An admin has a failing job tried now, instead of after its growing wait. Only a failing one: a job that waits for its
 * time, such as the end of a hold, must not come early. Asked twice, it is still due once.
 */
export function retryJob({ log }: Pick<Dependencies, 'log'>): TwoStepWrite<'retryJob', { readonly kind: string }> {
  return {
    async decide({ params: { id } }, tx) {
      const [job] = await tx
        .update(outbox)
        // A job that is due keeps its place in the queue; one that is running is not touched by its due time.
        .set({ dueAt: sql`least(${outbox.dueAt}, ${tx.now.toISOString()}::timestamptz)` })
        .where(and(eq(outbox.id, id), IS_FAILING))
        .returning({ kind: outbox.kind });
      return job ?? refuse('job_not_failing');
    },
    /** After the commit, so that the log never tells of what did not happen. */
    async finish({ viewer, params: { id } }, { kind }) {
      log.info(
        { audit: 'job.retried', job: id, kind, by: signedIn(viewer).personId },
        'An admin had a job tried again',
      );
      return { data: {} };
    },
  };
}
