import { eq } from 'drizzle-orm';
import { categories } from '#platform/database/schema/events.ts';
import { contract, type EndpointName } from '#domain/contract/contract.ts';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { TestPerson, World } from '../booking/world.ts';

interface CategoryWish {
  readonly doubleFormat?: 'pre-formed' | 'teams' | 'randomly';
  readonly places?: number;
  readonly viaGateway?: boolean;
}

/** Who is named in a registration. */
interface Named {
  readonly partner?: string;
  readonly team?: readonly { readonly player: string }[];
}

export type Festival = Awaited<ReturnType<typeof openFestival>>;

/** Centavos that each participant of a test's category owes. */
export const PRICE = 60_50;

/** Any call of the contract, by its name. */
export function caller(world: Pick<World, 'call'>) {
  return (who: TestPerson | undefined, name: EndpointName, id = '', payload?: object) => {
    const { method, path } = contract[name];
    return world.call(who, { method, url: path.replace(':id', id), ...(payload && { payload }) });
  };
}

/** What an organizer fills in for an event that begins in ten days, with what a test wants otherwise. */
export function eventForm(today: Day, change: object = {}) {
  return {
    name: 'Copa Maré',
    phoneToContact: '13988887777',
    eventDate: { startDate: toIsoDay(addDays(today, 10)), endDate: toIsoDay(addDays(today, 12)) },
    arenaName: 'Arena Maré Alta',
    pixOrganizer: 'copa@exemplo.com',
    address: { city: 'Santos', street: 'Rua da Areia, 10' },
    haveTShirts: false,
    paymentViaGateway: true,
    ...change,
  };
}

export function categoryForm(
  today: Day,
  { doubleFormat = 'pre-formed', places = 8, viaGateway = true }: CategoryWish = {},
) {
  return {
    category: 'Mista C/D',
    doubleFormat,
    tournamentDate: { startDate: toIsoDay(addDays(today, 10)) },
    deadlinePayment: toIsoDay(addDays(today, 8)),
    deadlineRegistrationPayment: toIsoDay(addDays(today, 6)),
    individualRegistrationPrice: PRICE / 100,
    doublesNumber: Math.max(2, places),
    prizeAmount: { firstPlace: 1000, secondPlace: 500, thirdPlace: 250.5 },
    paymentViaGateway: viaGateway,
  };
}

/** An approved event, its organizer, and how its categories are made. */
export async function openFestival(
  world: Pick<World, 'call' | 'today' | 'person' | 'player' | 'somebody' | 'database'>,
  change: object = {},
) {
  const call = caller(world);
  const [organizer, admin] = [await world.player({ name: 'Olga Reis' }), await world.person('admin')];
  const made = await call(organizer, 'createEvent', '', eventForm(world.today, change));
  if (made.status !== 201) throw new Error(`No event: ${JSON.stringify(made.body)}`);
  const id: string = made.body.data.event.id;
  await call(admin, 'decideEvent', id, { status: 'APROVADO' });

  async function accepted(registration: string, people: readonly (string | undefined)[]): Promise<void> {
    for (const person of people.flatMap((one) => world.somebody(one ?? '') ?? [])) {
      await call(person, 'acceptInvitation', registration, {});
    }
  }

  return {
    id,
    organizer,
    admin,
    call,
    async category(wish: CategoryWish = {}): Promise<string> {
      const reply = await call(organizer, 'createCategory', id, categoryForm(world.today, wish));
      if (reply.status !== 201) throw new Error(`No category: ${JSON.stringify(reply.body)}`);
      const made: string = reply.body.data.tournament._id;
      // No organizer makes a category for one double, but there are some from before.
      if (wish.places === 1) {
        await world.database.orm.update(categories).set({ doublesNumber: 1 }).where(eq(categories.id, made));
      }
      return made;
    },
    register: (who: TestPerson, category: string, body: object) => call(who, 'register', category, body),
    /** With whom they name, who have accepted. */
    async registered(who: TestPerson, category: string, body: Named): Promise<string> {
      const reply = await call(who, 'register', category, body);
      if (reply.status !== 201) throw new Error(`Not registered: ${JSON.stringify(reply.body)}`);
      const id: string = reply.body.data.registration._id;
      await accepted(id, [body.partner, ...(body.team ?? []).map(({ player }) => player)]);
      return id;
    },
    /** Whoever of them is invited accepts. */
    accepted,
  };
}
