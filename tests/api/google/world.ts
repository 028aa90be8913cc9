import { newId } from '#platform/database/uuid.ts';
import type { DemoPerson } from '#areas/entry/session/google/demo/demoPeople.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openTestServer, ORIGIN, type TestServer } from '../testServer.ts';
import { openProvider, type ProviderOptions, type ProviderServer } from './ProviderServer.ts';
import { Visitor } from './Visitor.ts';

export interface GoogleWorld {
  readonly server: TestServer;
  readonly provider: ProviderServer;
  /** A browser of its own, at an address of its own. */
  readonly visitor: () => Visitor;
  /** Somebody new at the provider, whom no other test knows. */
  readonly someone: (given?: Partial<DemoPerson>) => DemoPerson;
  readonly close: () => Promise<void>;
}

/** The app, and an OpenID provider on another port that is its Google. */
export async function openGoogleWorld(
  database: TestDatabase,
  configuration: ProviderOptions['configuration'] = {},
): Promise<GoogleWorld> {
  const people: DemoPerson[] = [];
  const provider = await openProvider({ app: ORIGIN, people, configuration });
  const server = await openTestServer(database, { settings: { google: provider.settings } });
  let visitors = 0;
  return {
    server,
    provider,
    visitor: () => new Visitor(server, { address: `10.1.1.${(visitors += 1)}` }),
    someone(given = {}) {
      const id = newId();
      const person = { id, name: 'Duda Nascimento', email: `${id}@gmail.example`, isVerified: true, ...given };
      const whole = { hasPicture: false, note: '', ...person };
      people.push(whole);
      return whole;
    },
    async close() {
      await server.app.close();
      await provider.close();
    },
  };
}
