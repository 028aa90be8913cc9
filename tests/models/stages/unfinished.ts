import { eq } from 'drizzle-orm';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { ownerReservePath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { people, sessions } from '#platform/database/schema/people.ts';
import { hashPassword } from '#core/people/passwords.ts';
import { same } from '../harness/rules.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

const PASSWORD = 'areia-quente';
const OFFER = 'Continuar: reserva de Rui Prado, 19:00';
/** The drafts that the tab keeps. Runs in the page. */
const draftsKept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'));

/** The page may ask for something itself, and be refused and gone, before the press. Runs in the page. */
function pressIfThere(name: string): void {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
}

const wasTyped = (input: unknown): boolean => Boolean((input as { unfinished: unknown } | undefined)?.unfinished);

/** An owner's session ends while they reserve for a guest; they log in again. */
export async function stage(world: SceneWorld): Promise<Stage> {
  const { orm } = world.database;
  const arena = await world.arena('local');
  const { owner } = arena;
  const [court = ''] = arena.courts.map(({ id }) => id);
  await orm
    .update(people)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(people.id, owner.id));
  const reserve = ownerReservePath({ day: toIsoDay(addDays(world.today, 1)), court, hour: 19 });
  return {
    calls: {},
    tells: {
      start: ({ input }) =>
        wasTyped(input)
          ? ['Sua sessão terminou. Entre novamente.', 'Bem-vindo, Ana!Login realizado com sucesso!']
          : null,
    },
    truths: [
      {
        section: 'DESIGN 8',
        says: 'what was typed is kept until it is discarded, and nothing was reserved by itself',
        found: async ({ screen, happened }) => {
          const isTyped = happened.every(({ type }) => type !== 'unfinished.discarded');
          const kept = await screen.inPage(draftsKept, undefined);
          if (wasTyped(happened[0]?.input))
            same('the draft is not as it was left', isTyped ? ['draft:ownerBooking'] : [], kept);
        },
      },
    ],
    opening: async (start) => ({
      path: start === 'nothing' ? ROUTES.ownerDashboard.path : reserve,
      session: await world.sessionOf(owner),
    }),
    async lead({ screen }) {
      if (await screen.inPage((dashboard) => location.pathname === dashboard, ROUTES.ownerDashboard.path)) return;
      await screen.group('Para quem é a reserva?').pick('Convidado');
      await screen.fill('Nome do convidado', 'Rui Prado');
      await screen.fill('Telefone', '13977776666');
      await orm.delete(sessions).where(eq(sessions.personId, owner.id));
      await screen.inPage(pressIfThere, 'Reservar');
      const form = screen.form('Entrar');
      await form.fill('Email', `${owner.id}@exemplo.com`);
      await form.fill('Senha', PASSWORD);
      await form.press('Entrar');
      await screen.isAt(ROUTES.ownerDashboard.path);
    },
    acts: {
      'unfinished.resumed': ({ screen }) => screen.press('Continuar'),
      'unfinished.discarded': ({ screen }) => screen.press('Descartar'),
    },
    shows: {
      offered: ({ screen }) => screen.reads(OFFER),
      resumed: async ({ screen }) => {
        await screen.isAt(reserve);
        await screen.hasValue('Nome do convidado', 'Rui Prado');
        await screen.hasValue('Telefone', '(13) 97777-6666');
        await screen.sees('button', 'Tirar 19:00 às 20:00, Quadra 1');
      },
      none: async ({ screen }) => {
        await screen.isAt(ROUTES.ownerDashboard.path);
        await screen.isSilent(OFFER);
      },
    },
  };
}
