import { Result } from 'effect';
import {
  type ProviderResult,
  type PaymentProvider,
  type ProviderCharge,
  ProviderRefused,
  ProviderUnreachable,
} from '#core/payment/provider.ts';

/** `lost`: it never arrived. `unheard`: it was done, and the answer was lost. */
type Trouble = 'lost' | 'unheard' | 'refused';
type Verb = 'create' | 'find' | 'get' | 'cancel' | 'refund' | 'getRefunds';

export interface TroubledProvider extends PaymentProvider {
  /** From now on, until {@link calm}. */
  readonly trouble: (verb: Verb, trouble: Trouble) => void;
  /** What is told from now on is not what the provider says. */
  readonly twist: (change: Partial<ProviderCharge>) => void;
  readonly calm: () => void;
}

/** A provider behind a bad line; everything that arrives is done by the real one. */
export function troubled(provider: PaymentProvider): TroubledProvider {
  const troubles = new Map<Verb, Trouble>();
  let change: Partial<ProviderCharge> = {};

  async function through<T>(verb: Verb, ask: () => ProviderResult<T>): ProviderResult<T> {
    const trouble = troubles.get(verb);
    if (trouble === 'lost') return Result.fail(new ProviderUnreachable({ cause: 'the test cut the line' }));
    if (trouble === 'refused') return Result.fail(new ProviderRefused({ cause: 'the test said no' }));
    const answer = await ask();
    return trouble === 'unheard' ? Result.fail(new ProviderUnreachable({ cause: 'the test lost the answer' })) : answer;
  }

  const told = async (answer: ProviderResult<ProviderCharge>): ProviderResult<ProviderCharge> =>
    Result.map(await answer, (charge) => ({ ...charge, ...change }));

  return {
    ...provider,
    create: (order) => told(through('create', () => provider.create(order))),
    find: (reference) => through('find', () => provider.find(reference)),
    get: (id) => told(through('get', () => provider.get(id))),
    cancel: (id) => told(through('cancel', () => provider.cancel(id))),
    refund: (id, key, share) => through('refund', () => provider.refund(id, key, share)),
    getRefunds: (id) => through('getRefunds', () => provider.getRefunds(id)),
    trouble: (verb, trouble) => void troubles.set(verb, trouble),
    twist: (twisted) => void (change = twisted),
    calm() {
      troubles.clear();
      change = {};
    },
  };
}
