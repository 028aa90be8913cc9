import { randomUUID } from 'node:crypto';
import { contract } from '#domain/contract/contract.ts';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { tournamentPath } from '#domain/navigation/paths.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#core/people/demoAccounts.ts';
import { callApi } from '../e2e/callApi.ts';
import type { Account } from '../e2e/people.ts';

export interface NewPlayer extends Account {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** Signs somebody up whom only one test knows. */
export async function signUpPlayer(address: string, name: string): Promise<NewPlayer> {
  const account = { email: `atleta-${randomUUID()}@exemplo.com`, password: 'mar de novembro 5' };
  const { token, user } = await callApi(address, contract.registerPlayer, {
    body: { name, gender: 'F', city: 'Santos', phone: '13988887777', ...account },
  });
  return { ...account, id: user.id, name, token };
}

/** An approved event with one category that is open and paid to its organizer. Returns where the category is. */
export async function openCategory(address: string, organizer: NewPlayer) {
  const { day } = momentIn(new Date(), DEFAULT_ZONE);
  const inDays = (days: number) => toIsoDay(addDays(day, days));
  const { event } = await callApi(address, contract.createEvent, {
    token: organizer.token,
    body: {
      name: 'Copa Ressaca',
      phoneToContact: '13988887777',
      eventDate: { startDate: inDays(10), endDate: inDays(12) },
      arenaName: 'Arena Ressaca',
      pixOrganizer: 'copa@exemplo.com',
      address: { city: 'Santos', street: 'Rua da Areia, 10' },
      haveTShirts: false,
      paymentViaGateway: false,
    },
  });
  const email = DEMO_ACCOUNTS.find(({ who }) => who === 'Administração')?.email;
  const admin = await callApi(address, contract.login, { body: { email, password: DEMO_PASSWORD } });
  await callApi(address, contract.decideEvent, { token: admin.token, id: event.id, body: { status: 'APROVADO' } });
  const { tournament } = await callApi(address, contract.createCategory, {
    token: organizer.token,
    id: event.id,
    body: {
      category: 'Feminina C',
      doubleFormat: 'pre-formed',
      tournamentDate: { startDate: inDays(10) },
      deadlinePayment: inDays(8),
      deadlineRegistrationPayment: inDays(6),
      individualRegistrationPrice: 60.5,
      doublesNumber: 8,
      prizeAmount: { firstPlace: 1_000, secondPlace: 500, thirdPlace: 250 },
      paymentViaGateway: false,
    },
  });
  const { id, name } = tournament;
  const path = tournamentPath({ eventId: event.id, id, organizerId: organizer.id, name, isForTeams: false });
  return { id, path };
}

/** Two who play together: one registers them, and the other has accepted. Returns how they are called. */
export async function registerPair(address: string, category: string, names: readonly [string, string]) {
  const [player, partner] = [await signUpPlayer(address, names[0]), await signUpPlayer(address, names[1])];
  const { registration } = await callApi(address, contract.register, {
    token: player.token,
    id: category,
    body: { partner: partner.id },
  });
  await callApi(address, contract.acceptInvitation, { token: partner.token, id: registration.id, body: {} });
  return names.join(' / ');
}
