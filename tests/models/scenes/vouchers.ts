import { ROUTES } from '#domain/navigation/routes.ts';
import { orderOf } from '../../api/booking/world.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { COMMANDS, FORMS } from '../../app/messages.ts';
import { byLast, sentAfter, timesOf } from './truth.ts';
import { eq } from 'drizzle-orm';
import { same } from '../harness/rules.ts';
import { contract } from '#domain/contract/contract.ts';
import { vouchers } from '#platform/database/schema/arenas.ts';
import { movements } from '#platform/database/schema/ledger.ts';

/** Which dialog of a form may be open. */
export const VOUCHER_DIALOG = /^(Novo voucher|Vender reservas|Recarregar voucher|Encerrar e devolver)$/;
export const DRAFT = 'draft:newVoucher';
export const SALE_DRAFT = 'draft:voucherSale';

/** A walk returns what is left of some. */
const SOLD = 3;

export async function vouchersScene(world: SceneWorld) {
  const arena = await world.arena('local', 1);
  const player = await world.player({ name: 'Ana Souza' });
  // A customer gets as many as the desk likes; a stranger three a day.
  await world.reserve(player, orderOf(arena, world.day, [9]));
  await world.voucher({ arena, player }, { code: 'AREIA10', credits: 3 });
  const sale = { player: player.id, credits: 10, price: 400, method: 'pix' };
  for (let sold = 0; sold < SOLD; sold += 1)
    await world.call(arena.owner, { method: 'POST', url: contract.sellVoucher.path, payload: sale });
  let made = 0;
  const soldAfter = (happened: Parameters<typeof sentAfter>[0]) =>
    SOLD +
    sentAfter(happened, 'sell.requested') -
    timesOf(happened, 'undo.requested') -
    sentAfter(happened, 'return.requested');
  const scene: Scene = {
    tells: {
      'done(submission)': byLast({
        'create.requested': FORMS.newVoucher[0],
        'sell.requested': FORMS.voucherSale[0],
        'recharge.requested': FORMS.recharge[0],
        'return.requested': FORMS.voucherReturn[0],
      }),
      'undo.requested': COMMANDS.undoLastSale[0],
    },
    truths: [
      {
        section: 'SPEC 7, Vouchers',
        says: 'a discount is sent as a fraction, with the player, the code and the credits; a recharge as its credits alone',
        found: ({ sent }) => {
          for (const { body } of sent('createVoucher')) {
            const { code, ...rest } = body as Record<string, unknown>;
            same('another voucher was sent', { player: player.id, discount: 0.125, credits: 4 }, rest);
            same('the code is another', true, /^NOVO-\d+$/.test(String(code)));
          }
          for (const { body } of sent('rechargeVoucher')) same('another recharge was sent', { credits: 5 }, body);
        },
      },
      {
        section: 'SPEC 4, Events and tournaments',
        says: 'each voucher that was made is there and active, each recharge adds its credits; nothing expired, nothing is gone',
        planned: (happened) => {
          const [made, recharged] = [
            sentAfter(happened, 'create.requested'),
            sentAfter(happened, 'recharge.requested'),
          ];
          const sold = soldAfter(happened);
          return { vouchers: 1 + made + sold, credits: 3 + 4 * made + 5 * recharged + 10 * sold };
        },
        found: async () => {
          const rows = await world.database.orm.select().from(vouchers).where(eq(vouchers.arenaId, arena.id));
          const live = rows.filter(({ status, removedAt }) => status === 'ATIVO' && removedAt === null);
          return { vouchers: live.length, credits: live.reduce((sum, { credits }) => sum + credits, 0) };
        },
      },
      {
        section: 'RULES 4',
        says: 'each sale is a payment of the ledger, and each that was taken back one of the opposite value; what is returned goes out',
        planned: (happened) => ({
          payment: SOLD + sentAfter(happened, 'sell.requested'),
          undo: timesOf(happened, 'undo.requested'),
          refund: sentAfter(happened, 'return.requested'),
        }),
        found: async () => {
          const rows = await world.database.orm.select().from(movements).where(eq(movements.arenaId, arena.id));
          const of = (wanted: string) => rows.filter(({ kind }) => kind === wanted).length;
          return { payment: of('payment'), undo: of('undo'), refund: of('refund') };
        },
      },
      {
        section: 'SPEC 7, Vouchers',
        says: 'the list shows every voucher that was made',
        found: async ({ screen, happened, readAgain }) => {
          await readAgain();
          const sold = soldAfter(happened);
          await screen.seesTimes('button', /^Recarregar [A-Z0-9]/, 1 + sentAfter(happened, 'create.requested') + sold);
        },
      },
    ],
    calls: {},
    opening: async () => ({ path: ROUTES.ownerVouchers.path, session: await world.sessionOf(arena.owner) }),
  };
  return {
    scene,
    /** As a person left the form before the page was loaded anew: looking a player up is another chart's path. */
    draft: () =>
      JSON.stringify({
        player: player.id,
        playerName: 'Ana Souza',
        code: `NOVO-${(made += 1)}`,
        discount: '12,5',
        credits: '4',
      }),
    saleDraft: () =>
      JSON.stringify({ player: player.id, playerName: 'Ana Souza', credits: '10', price: '400', method: 'pix' }),
  };
}
