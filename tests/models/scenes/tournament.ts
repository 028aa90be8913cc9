import { tournamentPath } from '#domain/navigation/paths.ts';
import { act } from '#core/payment/sandbox/sandboxTeller.ts';
import type { PhaseRead } from '../../../machines/tournament/tournamentSetup.ts';
import type { TestPerson } from '../../api/booking/world.ts';
import { openFestival } from '../../api/events/festival.ts';
import { fieldOf } from '../../api/tournament/field.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import type { OnScreen, Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { FORMS } from '../../app/messages.ts';
import { byLast, repeated, sentAfter } from './truth.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { entrants } from '#platform/database/schema/tournament.ts';
import { registrationMembers } from '#platform/database/schema/registrations.ts';

const PAIRS = 4;
export const CONFIRM = 'Confirmar pagamento';
export const DRAW = 'Gerar grupos';
/** The buttons of a registration, and of a match, whoever is in it. */
export const CONFIRM_OF = /^Confirmar pagamento de /;
export const CANCEL_OF = /^Cancelar inscrição de /;
export const SCORE_OF = /^Editar placar, /;
export const REDRAW = 'Sortear de novo';
export const REFUND = 'Devolver o pagamento';
export const REFUND_OF = /^Devolver a /;
export const GIVE_BACK = 'Devolver';
export const SECOND_PHASE = /^(Gerar segunda fase|Gerar de novo)$/;
/** Whichever dialog is open. */
export const DIALOG = /^(Confirmar pagamento|Gerar grupos|Editar placar|Sortear de novo\?|Devolver o pagamento)$/;
export const NO_GROUPS = 'Os grupos ainda não foram definidos.';

/** A category with some pairs, of which one has paid, before its organizer. */
export async function tournamentScene(world: SceneWorld) {
  const festival = await openFestival(world);
  const category = await festival.category();
  const pairs: { readonly id: string; readonly people: readonly TestPerson[] }[] = [];
  for (let index = 0; index < PAIRS; index += 1) {
    const [player, partner] = [await world.player({ name: 'Rita Salles' }), await world.player({ name: 'Sara Nunes' })];
    const id = await festival.registered(player, category, { partner: partner.id });
    pairs.push({ id, people: [player, partner] });
  }
  const [leaving] = pairs;
  for (const person of leaving?.people ?? []) {
    const { shoppingCart } = (await festival.call(person, 'currentCart', festival.id)).body.data;
    const { payment } = (await festival.call(person, 'payCart', shoppingCart._id)).body.data;
    await act(world.database, payment.mpPaymentId, 'pagar');
  }
  world.database.passTime(60_000);
  await world.runDue();
  const field = fieldOf(festival, category);
  const address = { eventId: festival.id, id: category, organizerId: festival.organizer.id };
  const path = tournamentPath({ ...address, name: 'Mista C/D', isForTeams: false });
  const scene: Scene = {
    tells: {
      'done(submission)': byLast({
        'payment.received': FORMS.confirmPayment[0],
        'draw.requested': FORMS.drawGroups[0],
        'redraw.requested': FORMS.redrawGroups[0],
        'refund.requested': FORMS.grantRefund[0],
      }),
      // All matches have been played by then.
      'done(score)': FORMS.scoreCorrection[0],
    },
    truths: [
      {
        section: 'SPEC 4, Events and tournaments',
        says: 'what the organizer sent is so: both of a pair marked as paid, the groups, a refund with its reason',
        planned: (happened) => ({
          marked: 2 * sentAfter(happened, 'payment.received'),
          reasons: repeated(sentAfter(happened, 'refund.requested'), 'Machucou o pé.'),
        }),
        found: async () => {
          const rows = await world.database.orm
            .select()
            .from(registrationMembers)
            .where(eq(registrationMembers.categoryId, category));
          return {
            marked: rows.filter(({ paidVia }) => paidVia === 'organizer').length,
            reasons: rows.flatMap(({ refundReason }) => refundReason ?? []),
          };
        },
      },
      {
        section: 'SPEC 4, Events and tournaments',
        says: 'once it was drawn every pair is in a group, but the one that has given up since; without a draw none is',
        planned: (happened) => {
          const isHeard = happened.some(({ phase }) => phase !== undefined && phase !== 'registrations');
          if (isHeard) return PAIRS - 1;
          return sentAfter(happened, 'draw.requested') > 0 ? PAIRS : 0;
        },
        // The place of who left is kept until the matches are made.
        found: () =>
          world.database.orm.$count(entrants, and(eq(entrants.categoryId, category), isNull(entrants.withdrawnAt))),
      },
    ],
    // Its first question and that of the watch wait, and so does what is read anew after a deed.
    calls: { followPhase: 'progress' },
    opening: async () => ({ path: `${path}?tab=groups`, session: await world.sessionOf(festival.organizer) }),
  };

  /** How the server comes to each phase from the one before; the page may have made the draw. */
  const ways: Readonly<Record<PhaseRead, () => Promise<unknown>>> = {
    registrations: async () => undefined,
    groups: async () => {
      const { phase } = await field.progress();
      if (phase === 'registrations') await field.draw(1);
      // One pair gives up, and has paid: the organizer may let it go back.
      await festival.call(leaving?.people[0], 'cancelMyRegistration', leaving?.id);
    },
    matches: async () => {
      await field.makeMatches();
      await field.playAll();
    },
    secondPhase: () => field.makeSecondPhase(),
    finished: () => field.playAll(),
  };

  return {
    ...scene,
    /** Brings the category on, and the page to hear of it. */
    hear: async ({ pass, readAgain }: OnScreen, event: ChartEvent): Promise<void> => {
      const phase = phaseOf(event);
      await ways[phase]();
      if (phase === 'registrations') {
        await pass('progress');
        return pass('progress');
      }
      const reading = readAgain();
      await pass('progress');
      return reading;
    },
  };
}

const PHASES: readonly PhaseRead[] = ['registrations', 'groups', 'matches', 'secondPhase', 'finished'];

function phaseOf(event: ChartEvent): PhaseRead {
  const named: unknown = Reflect.get(event, 'phase');
  const phase = PHASES.find((known) => known === named);
  if (!phase) throw new Error('the event names no phase');
  return phase;
}
