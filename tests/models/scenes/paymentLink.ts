import { and, eq, inArray } from 'drizzle-orm';
import { contract } from '#domain/contract/contract.ts';
import { paymentLinkPath } from '#domain/navigation/paths.ts';
import type { PublicLink } from '#domain/payment/paymentLink.ts';
import { newCharge } from '#core/payment/charges.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { hashToken, newToken } from '#core/people/tokens.ts';
import { orderOf } from '../../api/booking/world.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { timesOf } from './truth.ts';

const SUM = 80_50;

/** A guest who called, and to whom the desk sent a link. */
export async function paymentLinkScene(world: SceneWorld) {
  const arena = await world.arena('local', 1, { pixKey: '52998224725', pixReceiver: 'Maré Alta' });
  const { orm } = world.database;
  /** A PIX of the link of before, which went back if it is shown. */
  const before = { charge: '' };
  const token = newToken();
  const isTheirs = eq(paymentLinks.arenaId, arena.id);

  async function send(): Promise<void> {
    const order = { ...orderOf(arena, world.day, [18]), guestPlayerName: 'Rui Prado de Sá' };
    const made = await world.call(arena.owner, {
      method: 'POST',
      url: contract.makeOwnerReservation.path,
      payload: order,
    });
    const url = contract.makePaymentLink.path.replace(':id', made.body.data.reservation._id);
    const sent = await world.call(arena.owner, { method: 'PUT', url, payload: { token } });
    if (sent.status !== 200) throw new Error(`the desk made no link: ${JSON.stringify(sent.body)}`);
    const subject = { purpose: 'link', arenaId: arena.id, linkId: String(sent.body.data.link._id) } as const;
    const account = {
      name: 'sandbox',
      receiver: 'sandbox',
      leastAmount: 1,
      accountId: null,
      feeBasisPoints: 0,
    } as const;
    const charge = newCharge({ subject, amount: SUM, now: world.now(), expiresAt: world.now() }, account);
    await orm.insert(charges).values({ ...charge, status: 'refunded', refundedCentavos: SUM });
    before.charge = charge.id;
  }

  /** The arena takes PIX by its links, or has a key of its own. */
  async function receive(takesPix: boolean): Promise<void> {
    const key = { pixKey: '52998224725', pixReceiver: 'Maré Alta', paymentMethod: 'local' } as const;
    const none = { pixKey: null, pixReceiver: null, paymentMethod: 'platform' } as const;
    await orm
      .update(arenas)
      .set(takesPix ? none : key)
      .where(eq(arenas.id, arena.id));
  }

  async function giveBack(isBack: boolean): Promise<void> {
    await orm.delete(refunds).where(eq(refunds.chargeId, before.charge));
    const [now, key] = [world.now(), newToken()];
    const refund = { chargeId: before.charge, amountCentavos: SUM, reason: 'paid in vain', idempotencyKey: key };
    if (isBack) await orm.insert(refunds).values({ ...refund, state: 'done', createdAt: now, doneAt: now });
  }

  const livePix = and(eq(charges.arenaId, arena.id), inArray(charges.status, ['requested', 'pending']));

  /** As the server would find it. */
  async function arrange(state: PublicLink['state'], secret = token): Promise<void> {
    const now = world.now();
    const stored = state === 'over' ? 'open' : state;
    const isDecided = stored === 'marked' || stored === 'refused';
    const status = state === 'marked' ? 'PAGA' : state === 'over' ? 'CANCELADA' : 'PENDENTE';
    await orm.update(reservations).set({ status }).where(eq(reservations.arenaId, arena.id));
    await orm
      .update(paymentLinks)
      .set({
        tokenHash: hashToken(secret),
        state: stored,
        saidAt: stored === 'open' ? null : now,
        saidCentavos: stored === 'open' ? null : SUM,
        decidedAt: isDecided ? now : null,
        decidedBy: isDecided ? arena.owner.id : null,
        reason: stored === 'refused' ? 'Não encontramos este PIX.' : null,
      })
      .where(isTheirs);
  }

  const scene: Scene = {
    truths: [
      {
        section: 'decisions 153',
        says: 'the desk is told each time that somebody says to have paid, and never else',
        planned: (happened) => timesOf(happened, 'done(sayPaid) Said'),
        found: () => orm.$count(notices, and(eq(notices.arenaId, arena.id), eq(notices.kind, 'linkSaidPaid'))),
      },
      {
        section: 'decisions 153',
        says: 'what is said has the secret, the name that was typed and the sum that was on screen',
        found: ({ sent }) => {
          for (const { body } of sent('sayPaymentLinkPaid')) {
            const { token: secret, payer, centavos } = Object(body);
            if (secret !== token || payer !== 'Rui Prado' || centavos !== String(SUM))
              throw new Error(`something else was said: ${JSON.stringify(body)}`);
          }
        },
      },
      {
        section: 'decisions 162',
        says: 'however often it was asked for, the link has one PIX that can be paid, and is asked for with the sum on screen',
        found: async ({ sent }) => {
          if ((await orm.$count(charges, livePix)) > 1) throw new Error('two PIX of the link can be paid');
          for (const { body } of sent('payLinkByPix'))
            if (Reflect.get(Object(body), 'left') !== SUM / 100)
              throw new Error(`another sum: ${JSON.stringify(body)}`);
        },
      },
    ],
    calls: { readLink: 'openedPaymentLink', sayPaid: 'sayPaymentLinkPaid', openLinkPix: 'payLinkByPix' },
    opening: async () => {
      await send();
      return { path: paymentLinkPath(token) };
    },
    conditions: {
      readLink: async (_screen, output) => {
        if (tagOf(output) === 'Unknown') await arrange('open', newToken());
        else if (tagOf(output) === 'Read') {
          const { state, takesPix = false, back } = linkIn(output);
          await arrange(state);
          await receive(takesPix);
          await giveBack(back !== undefined);
        }
        return undefined;
      },
      openLinkPix: async (_screen, output) => {
        if (tagOf(output) === 'Changed') await arrange('said');
        if (tagOf(output) !== 'NeedsCpf') return undefined;
        await orm.update(charges).set({ status: 'cancelled' }).where(livePix);
        world.bank.asksForCpf = true;
        return () => void (world.bank.asksForCpf = false);
      },
      sayPaid: async ({ context }, output) => {
        await arrange(tagOf(output) === 'Changed' ? 'said' : context().link.state);
        return undefined;
      },
    },
  };
  return { scene };
}

function linkIn(output: unknown): PublicLink {
  return Reflect.get(Object(output), 'link');
}
