import { Schema } from 'effect';
import { contract } from '#domain/contract/contract.ts';
import type { PaymentMethod } from '#domain/arenas/arena.ts';

/** Arenas of the running demonstration, by how they are paid. */
export type Places = Readonly<Record<PaymentMethod, string>>;

export async function findPlaces(address: string): Promise<Places> {
  const { allArenas } = await read(address, contract.allArenas.path, contract.allArenas.reply);
  const arenas = await Promise.all(
    allArenas.map(({ id }) => read(address, contract.arena.path.replace(':id', id), contract.arena.reply)),
  );
  const paidBy = (method: PaymentMethod) => {
    const found = arenas.find(({ arena }) => arena.paymentMethod === method);
    if (!found) throw new Error(`The demonstration has no arena paid by ${method}`);
    return found.arena.id;
  };
  return { platform: paidBy('platform'), local: paidBy('local') };
}

async function read<A, I>(address: string, path: string, reply: Schema.Codec<A, I>): Promise<A> {
  const answer = await fetch(new URL(path, address));
  const { data } = Schema.decodeUnknownSync(Schema.Struct({ data: Schema.Unknown }))(await answer.json());
  return Schema.decodeUnknownSync(reply)(data);
}
