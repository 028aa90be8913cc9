import { foldEmail } from '#domain/session/credentials.ts';
import type { ArenaSignUp, PlayerRegistration } from '#domain/signUp/signUp.ts';
import { writeEntry } from '#core/audit/writeEntry.ts';
import type { Read } from '#platform/http/handler.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { openSession } from '#core/people/openSession.ts';
import { arenaRow } from './arenaRow.ts';
import { insertArena, openArena } from './openArena.ts';
import { makeAccountMaker, type NewAccount } from './makeAccount.ts';
import { makeProviderAccountMaker } from './throughProvider.ts';

/** Creates accounts. It stores no idempotency keys, because their rows would contain a fast hash of the password. */
export function signUpHandlers(dependencies: Dependencies) {
  const makeAccount = makeAccountMaker(dependencies);
  const makeProviderAccount = makeProviderAccountMaker(dependencies);

  const registerPlayer: Read<'registerPlayer'> = async ({ body, file, request, reply }) => {
    const exchange = { request, reply };
    // A form with `picture` comes from a sign-in provider, and its password is the provider's ticket.
    const person =
      body.picture === undefined
        ? await makeAccount(playerAccount(body, file), exchange)
        : await makeProviderAccount(body.password, profileOf(body), request);
    return { data: await openSession(dependencies, person, exchange) };
  };

  const registerArena: Read<'registerArena'> = async ({ body, file, request, reply }) => {
    const exchange = { request, reply };
    const person = await makeAccount(arenaAccount(body, file), exchange);
    return { data: await openSession(dependencies, person, exchange) };
  };

  return { registerPlayer, registerArena, openArena };
}

type File = Uint8Array | undefined;

function playerAccount(form: PlayerRegistration, picture: File): NewAccount {
  const { name, email, password } = form;
  return {
    person: { ...profileOf(form), role: 'player', name, email: foldEmail(email) },
    password,
    picture,
  };
}

function profileOf({ gender, city, phone }: PlayerRegistration) {
  return { gender: gender ?? null, phone: phone ?? null, city: city ?? null };
}

function arenaAccount(form: ArenaSignUp, picture: File): NewAccount {
  const { name, manager, address, phone, email, password } = form;
  const { city } = address;
  return {
    person: { role: 'arena-owner', name: manager, email: foldEmail(email), city, phone, gender: null },
    password,
    picture,
    alsoNamed: name,
    bring: async (tx, owner) => {
      const row = arenaRow(form, owner, tx.now);
      const [name, arena] = ['registerArena', row.id] as const;
      await writeEntry(tx, { name, role: owner.role, personId: owner.id, arena, subject: arena, details: '' });
      return insertArena(tx, row, owner);
    },
  };
}
