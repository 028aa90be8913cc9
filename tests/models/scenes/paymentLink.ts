import { and, eq } from 'drizzle-orm';
import { contract } from '#domain/contract/contract.ts';
import { paymentLinkPath } from '#domain/navigation/paths.ts';
import type { PublicLink } from '#domain/payment/paymentLink.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
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
  }

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
    ],
    calls: { readLink: 'openedPaymentLink', sayPaid: 'sayPaymentLinkPaid' },
    opening: async () => {
      await send();
      return { path: paymentLinkPath(token) };
    },
    conditions: {
      readLink: async (_screen, output) => {
        if (tagOf(output) === 'Unknown') await arrange('open', newToken());
        else if (tagOf(output) === 'Read') await arrange(stateIn(output));
        return undefined;
      },
      sayPaid: async ({ context }, output) => {
        await arrange(tagOf(output) === 'Changed' ? 'said' : context().link.state);
        return undefined;
      },
    },
  };
  return { scene };
}

function stateIn(output: unknown): PublicLink['state'] {
  return Reflect.get(Object(Reflect.get(Object(output), 'link')), 'state');
}
