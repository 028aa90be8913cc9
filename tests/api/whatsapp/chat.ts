import { contract } from '#domain/contract/contract.ts';
import type { FactsOf } from '#domain/notices/notice.ts';
import { readNow } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestPerson } from '../booking/world.ts';
import { inbound, signatureOf } from './meta.ts';
import { MetaStandIn } from './MetaStandIn.ts';

export const BOOKED = { arena: 'Arena Maré Alta', day: '2099-03-05', hours: '18:00 às 20:00' };

type Called =
  | 'whatsapp'
  | 'makeWhatsappCode'
  | 'endWhatsapp'
  | 'switchMailGroup'
  | 'chooseQuietHours'
  | 'readNoticesUpTo';

/** The real API with a number at a Meta that is played, and people who write to it. */
export async function openChat(database: TestDatabase) {
  const meta = await new MetaStandIn().open();
  const world = await openWorld(database, { settings: { whatsapp: meta.settings } });
  let numbers = 5_513_900_000_000;

  const call = (name: Called, who: TestPerson, payload?: object) => {
    const { method, path: url } = contract[name];
    return world.call(who, { method, url, ...(payload && { payload }) });
  };

  /** Meta tells the server something, signed. */
  const hook = (body: string, signature = signatureOf(body)) =>
    world.send({
      method: 'POST',
      url: contract.whatsappNotification.path,
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
      payload: body,
    });

  const second = async () => Math.floor((await readNow(database)).getTime() / 1_000);

  async function codeOf(person: TestPerson): Promise<string> {
    return (await call('makeWhatsappCode', person)).body.data.code;
  }

  /** A person writes to our number. */
  async function write(text: string, from: { from?: string; user?: string }, at?: number) {
    return hook(inbound({ text, ...from, at: at ?? (await second()) }));
  }

  return {
    meta,
    world,
    call,
    hook,
    codeOf,
    write,
    second,
    newNumber: () => String((numbers += 1)),
    /** Asks for notices at a number of their own. Returns it. */
    async link(person: TestPerson): Promise<string> {
      const number = String((numbers += 1));
      await write(`Quero receber. Meu código: ${await codeOf(person)}`, { from: number });
      return number;
    },
    stateOf: async (person: TestPerson) => (await call('whatsapp', person)).body.data,
    async tellRestored(person: TestPerson, subject = newId(), arena = BOOKED.arena): Promise<void> {
      const facts: FactsOf<'reservationRestored'> = { reservation: subject, ...BOOKED, arena };
      await inTransaction(database, (tx) =>
        tell(tx, 'reservationRestored', { to: onePerson(person.id), subject, facts }),
      );
      await world.runDue();
    },
    arrivedAt: (to: string) => meta.arrived.filter((one) => one.to === to),
    async close() {
      await meta.close();
    },
  };
}

export type Chat = Awaited<ReturnType<typeof openChat>>;
