import { eq } from 'drizzle-orm';
import { people, sessions } from '#platform/database/schema/people.ts';
import type { SceneWorld } from './sceneWorld.ts';

/**
 * Has the server refuse whatever a player or an arena's team asks for in somebody's session. The returned function ends that, before
 * the app asks who it is in answer to the refusal.
 */
export async function refuseFor({ database: { orm } }: SceneWorld, personId: string) {
  const [person] = await orm.select().from(people).where(eq(people.id, personId));
  const isTheirs = eq(sessions.personId, personId);
  await orm.update(people).set({ role: 'admin' }).where(eq(people.id, personId));
  await orm.update(sessions).set({ worksAt: null }).where(isTheirs);
  const end = async (): Promise<void> => {
    if (!person) return;
    await orm.update(people).set({ role: person.role }).where(eq(people.id, personId));
    await orm.update(sessions).set({ worksAt: person.worksAt }).where(isTheirs);
  };
  return Object.assign(end, { isEarly: true as const });
}
