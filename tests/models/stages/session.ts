import { arenaPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { StoredSession } from '../../../machines/session/stored.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';
import { sessionScene } from '../scenes/session.ts';
import { greeting } from './parts/greeting.ts';
import { completeProfile } from './parts/profile.ts';
import { signUp } from './parts/signUpForm.ts';

const FORM = 'Entrar';
const VOUCHERS_FAILED = 'Não foi possível carregar os vouchers.';
const RESERVATIONS_FAILED = 'Não foi possível carregar suas reservas.';

/** As another tab of this browser stores a session, or deletes it. */
function storeElsewhere(session: { readonly token: string; readonly user: object } | null): void {
  document.cookie = `token=${session?.token ?? ''}; Path=/; Max-Age=${session ? 3_600 : 0}`;
  if (session) localStorage.setItem('user', JSON.stringify({ user: session.user, cachedAt: 0 }));
  else localStorage.removeItem('user');
  dispatchEvent(new StorageEvent('storage', { key: 'user' }));
}

/** As another tab stores what it learned of the same person. */
function learnElsewhere(): void {
  localStorage.setItem('user', JSON.stringify({ ...JSON.parse(localStorage.getItem('user') ?? '{}'), cachedAt: 1 }));
  dispatchEvent(new StorageEvent('storage', { key: 'user' }));
}

type Context = Pick<{ stored: StoredSession }, 'stored'>;
const isAtWork = ({ stored }: Context): boolean => stored.user.worksAt !== undefined;
/** A page with a list that only this side may read. */
const listOf = (context: Context): string => (isAtWork(context) ? ROUTES.ownerVouchers : ROUTES.myReservations).path;

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, email, password, newPlayer, endSessions, forgetPhones, comeBack, anotherSession, workAt } =
    await sessionScene(world);
  const arena = await world.arena('local');
  return {
    ...scene,
    acts: {
      'login.submitted': async ({ screen, chart }) => {
        // While it waits, the button cannot be pressed; password managers submit without it.
        if (chart().tags.includes('busy')) return screen.inPage(() => document.forms[0]?.requestSubmit(), undefined);
        const form = screen.form(FORM);
        await form.fill('Email', email);
        await form.fill('Senha', password);
        await form.press('Entrar');
      },
      'session.granted': async ({ screen }) => {
        await screen.follow('Cadastre-se');
        await signUp(screen, newPlayer());
      },
      'logout.pressed': async ({ screen }) => {
        await screen.press(/^E aí, /);
        await screen.press('Sair');
      },
      'work.chosen': async ({ screen }, event) => {
        await screen.press(/^E aí, /);
        await screen.press(event['arena'] === null ? 'Jogar' : first(/^Trabalhar em /));
      },
      // What another device chose is found out at the next read that is for others.
      'access.refused': async ({ screen, context }) => {
        const as = context();
        await workAt(!isAtWork(as));
        await screen.goTo(listOf(as));
        await screen.reads(isAtWork(as) ? VOUCHERS_FAILED : RESERVATIONS_FAILED);
      },
      'user.changed': async ({ screen }) => {
        await forgetPhones();
        await screen.goTo(ROUTES.home.path);
        await screen.followTo(arenaPath(arena.id));
        await screen.follow('Fazer reserva');
        await screen.press(first(/^Das .*R\$/), { pressed: false });
        await screen.press('Reservar');
        await completeProfile(screen, { city: 'Santos', phone: '13988887777' }, 'Salvar e reservar');
        await screen.close('Reserva feita');
      },
      'account.erased': async ({ screen }) => {
        await screen.goTo(ROUTES.settings.path);
        await screen.press('Excluir minha conta');
        await screen.fill('Sua senha', password);
        await screen.press('Excluir conta');
        await screen.reads('Sua conta foi excluída.');
        await comeBack();
      },
      'session.expired': async ({ screen, context }) => {
        await endSessions();
        await screen.goTo(listOf(context()));
      },
      'line.restored': ({ screen }) => screen.inPage(() => void dispatchEvent(new Event('online')), undefined),
      'session.elsewhere': async ({ screen }, event) => {
        const stored = event['stored'] as StoredSession | null;
        if (stored?.user.city !== undefined) return screen.inPage(learnElsewhere, undefined);
        await screen.inPage(storeElsewhere, stored && (await anotherSession()));
        const isAway = await screen.inPage((login) => location.pathname !== login, ROUTES.login.path);
        if (!stored && isAway) await screen.follow('Entrar');
      },
    },
    shows: {
      'visitor.idle': ({ screen }) => screen.form(FORM).canPress('Entrar'),
      'visitor.signingIn': ({ screen }) => screen.form(FORM).waits('Entrar'),
      signedIn: ({ screen, context }) => screen.sees('button', greeting(context().stored.user.name.split(' ')[0])),
    },
  };
}
