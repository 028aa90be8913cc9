import { newId } from '#platform/database/uuid.ts';
import type { DemoPerson } from '#areas/entry/session/google/demo/demoPeople.ts';
import type { OpenidClient } from '#core/people/google/openidClient.ts';
import { openProvider } from '../../api/google/ProviderServer.ts';

export type SceneGoogle = Awaited<ReturnType<typeof openSceneGoogle>>;

/**
 * An OpenID provider on a port of its own, which can be out of reach for a while.
 * @param app where people reach the app that it serves
 */
export async function openSceneGoogle(app: string) {
  const people: DemoPerson[] = [];
  const provider = await openProvider({ people, app });
  let isReachable = true;

  return {
    issuer: provider.issuer,
    settings: provider.settings,
    /** Tells it where the app is, when that is known only once it listens. */
    setApp: provider.setApp,
    setReachable: (whether: boolean) => void (isReachable = whether),
    /** The client as it finds the provider now. */
    reachedBy: (client: OpenidClient): OpenidClient => ({
      reach: (app) => (isReachable ? client.reach(app) : Promise.resolve(undefined)),
    }),
    /** Somebody at the provider whom no other scene knows. */
    someone(): DemoPerson {
      const id = newId();
      const person = { id, name: 'Duda Nascimento', email: `${id}@gmail.example`, note: '' };
      const whole = { ...person, isVerified: true, hasPicture: false };
      people.push(whole);
      return whole;
    },
    close: provider.close,
  };
}
