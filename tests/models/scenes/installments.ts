import { contract } from '#domain/contract/contract.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import { orderOf } from '../../api/booking/world.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { FORMS } from '../../app/messages.ts';
import { byLast, repeated, sentAfter } from './truth.ts';
import { eq } from 'drizzle-orm';
import { same } from '../harness/rules.ts';
import { installments, reservations } from '#platform/database/schema/reservations.ts';

/** The card of the one reservation, before any of it is confirmed. */
export const CARD = /, Pendente, R\$/;
/** Any of the dialog's four views. */
export const INSTALLMENT_DIALOG = /^(Pagamentos da reserva|Novo pagamento|Novo desconto|Dividir a conta)$/;
export const INSTALLMENT_FORM = /^(Novo pagamento|Novo desconto|Dividir a conta)$/;

/** An owner before a day with one reservation, of which a part was paid at the arena. */
export async function installmentsScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local');
  const made = await world.reserve(await world.player(), orderOf(arena, world.today, [20]));
  const id: string = made.body.data.reservation._id;
  await world.call(arena.owner, {
    method: 'POST',
    url: contract.addInstallment.path.replace(':id', id),
    payload: { info: 'Bia Lima', value: 10 },
  });
  return {
    tells: {
      'done(submission)': byLast({
        'payment.requested': FORMS.newPayment[0],
        'discount.requested': FORMS.newDiscount[0],
        'split.requested': FORMS.splitBill[0],
      }),
    },
    truths: [
      {
        section: 'RULES 4',
        says: 'every payment and discount is a record of its own, a discount by its word; together they are what is settled',
        planned: (happened) => {
          const [paid, discounted, split] = [
            sentAfter(happened, 'payment.requested'),
            sentAfter(happened, 'discount.requested'),
            sentAfter(happened, 'split.requested'),
          ];
          const forms = paid + discounted + split;
          return { settled: 10_00 + 1_50 * forms, records: 1 + forms + split, discounts: discounted };
        },
        found: async () => {
          const records = await world.database.orm
            .select()
            .from(installments)
            .where(eq(installments.reservationId, id));
          const [row] = await world.database.orm.select().from(reservations).where(eq(reservations.id, id));
          const discounts = records.filter(({ info }) => info === 'DESCONTO').length;
          return { settled: row?.settledCentavos, records: records.length, discounts };
        },
      },
      {
        section: 'RULES 4',
        says: 'the parts of a bill are sent together, each with its sum and how it was paid',
        planned: (happened) => {
          const part = { kind: 'payment', info: '', value: 0.75, method: 'cash' };
          return repeated(sentAfter(happened, 'split.requested'), { parts: [part, part] });
        },
        found: ({ sent }) => sent('splitPayment').map(({ body }) => body),
      },
      {
        section: 'SPEC 7, Reservations',
        says: 'an installment is sent in reais; a discount sends info DESCONTO',
        planned: (happened) =>
          repeated(sentAfter(happened, 'discount.requested'), { kind: 'discount', info: 'DESCONTO', value: 1.5 }),
        found: ({ sent }) => {
          const bodies = sent('addInstallment').map(({ body }) => body as { info?: string; value: number });
          same(
            'another sum was sent',
            [],
            bodies.filter(({ value }) => value !== 1.5),
          );
          return bodies.filter(({ info }) => info === 'DESCONTO');
        },
      },
    ],
    calls: {},
    opening: async () => ({ path: agendaPath(toIsoDay(world.today)), session: await world.sessionOf(arena.owner) }),
  };
}
