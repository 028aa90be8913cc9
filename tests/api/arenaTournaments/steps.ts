import { contract } from '#domain/contract/contract.ts';
import type { World, TestPerson } from '../booking/world.ts';
import { fieldsOf, FORM_HEADERS, formOf, type Part, picturePart } from '../uploads/form.ts';
import { makeJpeg } from '../uploads/pictures.ts';

/** As an owner fills the form in. Both ways to write a day are read. */
export const OPEN_MAY = {
  name: 'Open de Maio',
  phoneToContact: '13988887777',
  registrationPeriod: { startDate: '2030/05-01', endDate: '2030-05-10' },
  executionPeriod: { startDate: '2030-05-14', endDate: '2030/05-15' },
};

type Headers = Readonly<Record<string, string>>;

/** What owners and others do with tournaments, over the API of a world. */
export function tournamentSteps(world: World) {
  const announceWith = (who: TestPerson | undefined, parts: readonly Part[], headers: Headers = {}) =>
    world.call(who, {
      method: 'POST',
      url: contract.createArenaTournament.path,
      payload: formOf(parts),
      headers: { ...FORM_HEADERS, ...headers },
    });
  return {
    announceWith,
    /** With a picture. */
    announce: async (who: TestPerson | undefined, change: object = {}, headers: Headers = {}) =>
      announceWith(who, [...fieldsOf({ ...OPEN_MAY, ...change }), picturePart(await makeJpeg())], headers),
    cancel: (who: TestPerson | undefined, id: string) =>
      world.call(who, { method: 'PATCH', url: contract.cancelArenaTournament.path.replace(':id', id) }),
    list: (who: TestPerson | undefined, arena: string) =>
      world.call(who, { method: 'GET', url: contract.arenaTournaments.path.replace(':id', arena) }),
  };
}
