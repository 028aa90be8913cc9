import { contract } from '../../../domain/contract/contract.ts';
import { toIsoDay } from '../../../domain/days/day.ts';
import { agendaPath } from '../../../domain/navigation/routes.ts';
import { orderOf } from '../../api/booking/world.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

/** The card of the one reservation, before any of it is confirmed. */
export const CARD = /, Pendente, R\$/;
/** Any of the dialog's three views. */
export const INSTALLMENT_DIALOG = /^(Pagamentos da reserva|Novo pagamento|Novo desconto)$/;
export const INSTALLMENT_FORM = /^(Novo pagamento|Novo desconto)$/;

/** An owner before a day with one reservation, of which a part was paid at the arena. */
export async function installmentsScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local');
  const made = await world.reserve(await world.player(), orderOf(arena, world.today, [20]));
  await world.call(arena.owner, {
    method: 'POST',
    url: contract.addInstallment.path.replace(':id', made.body.data.reservation._id),
    payload: { info: 'Bia Lima', value: 10 },
  });
  return {
    calls: {},
    opening: async () => ({ path: agendaPath(toIsoDay(world.today)), session: await world.sessionOf(arena.owner) }),
  };
}
