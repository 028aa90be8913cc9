import { and, eq, sql } from 'drizzle-orm';
import { sandboxCharges, sandboxRefunds } from '#platform/database/schema/payments.ts';
import { sandbox } from '#core/payment/sandbox/sandbox.ts';
import { type Act, act } from '#core/payment/sandbox/sandboxTeller.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { MoneyBank, Standing } from './adapters.ts';

/** The sandbox bank, as a test acts at any bank. */
export function sandboxBank(database: TestDatabase): MoneyBank {
  const does = (what: Act) => async (id: string) => void (await act(database, id, what));

  async function standing(id: string): Promise<Standing> {
    const [row] = await database.orm.select().from(sandboxCharges).where(eq(sandboxCharges.id, id));
    const [open] = await database.orm
      .select({ sum: sql<number>`coalesce(sum(${sandboxRefunds.amountCentavos}), 0)`.mapWith(Number) })
      .from(sandboxRefunds)
      .where(and(eq(sandboxRefunds.chargeId, id), eq(sandboxRefunds.status, 'in_process')));
    const state = row?.status === 'pending' || row?.status === 'cancelled' ? 'unpaid' : (row?.status ?? 'unpaid');
    return { state, refunded: row?.refundedCentavos ?? 0, underWay: open?.sum ?? 0 };
  }

  return {
    server: { start: () => Promise.resolve(''), stop: () => Promise.resolve() },
    provider: () => sandbox(database),
    approve: does('pagar'),
    async refund(id, centavos) {
      const [row] = await database.orm.select().from(sandboxCharges).where(eq(sandboxCharges.id, id));
      const { refunded, underWay } = await standing(id);
      const isAll = row?.amountCentavos === refunded + underWay + centavos;
      await act(database, id, isAll ? 'devolver' : 'devolver-parte');
    },
    dispute: does('contestar'),
    lose: does('perder'),
    win: does('ganhar'),
    delayRefunds: (areSlow, id) => does(areSlow ? 'demorar' : 'apressar')(id),
    decideRefunds: (are, id) => does(are === 'done' ? 'concluir' : 'rejeitar')(id),
    standing,
  };
}
