import { Schema } from 'effect';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAR_MUNICIPALITIES, SHARED } from '#domain/arenas/municipalities.ts';
import { zoneOf, zoneOfCity } from '#domain/arenas/zoneOf.ts';
import { ARENA_ZONES, ArenaZone, hoursAhead, zoneText } from '#domain/arenas/zones.ts';

const NOW = new Date('2026-11-30T02:45:00Z');
const anyWhen = fc.date({ min: new Date('1985-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });

// Red, each, without its line of `OF_STATES` in domain/arenas/zoneOf.ts.
test.each([
  ['AC', 'Cruzeiro do Sul', 'America/Rio_Branco', -5],
  ['AL', 'Arapiraca', 'America/Maceio', -3],
  ['AM', 'Manaus', 'America/Manaus', -4],
  ['AP', 'Santana', 'America/Belem', -3],
  ['BA', 'Ilhéus', 'America/Bahia', -3],
  ['CE', 'Sobral', 'America/Fortaleza', -3],
  ['DF', 'Brasília', 'America/Sao_Paulo', -3],
  ['ES', 'Vitória', 'America/Sao_Paulo', -3],
  ['GO', 'Goiânia', 'America/Sao_Paulo', -3],
  ['MA', 'Imperatriz', 'America/Fortaleza', -3],
  ['MG', 'Uberlândia', 'America/Sao_Paulo', -3],
  ['MS', 'Dourados', 'America/Campo_Grande', -4],
  ['MT', 'Sinop', 'America/Cuiaba', -4],
  ['PA', 'Santarém', 'America/Belem', -3],
  ['PB', 'Campina Grande', 'America/Fortaleza', -3],
  ['PE', 'Olinda', 'America/Recife', -3],
  ['PI', 'Parnaíba', 'America/Fortaleza', -3],
  ['PR', 'Maringá', 'America/Sao_Paulo', -3],
  ['RJ', 'Niterói', 'America/Sao_Paulo', -3],
  ['RN', 'Mossoró', 'America/Fortaleza', -3],
  ['RO', 'Ji-Paraná', 'America/Porto_Velho', -4],
  ['RR', 'Boa Vista', 'America/Boa_Vista', -4],
  ['RS', 'Torres', 'America/Sao_Paulo', -3],
  ['SC', 'Joinville', 'America/Sao_Paulo', -3],
  ['SE', 'Lagarto', 'America/Maceio', -3],
  ['SP', 'Santos', 'America/Sao_Paulo', -3],
  ['TO', 'Gurupi', 'America/Araguaina', -3],
] as const)('%s has the zone of its state: %s is in %s, at UTC%i', (state, municipality, zone, fromUtc) => {
  expect(zoneOf(state, municipality)).toBe(zone);
  expect(hoursAhead(zone, 'UTC', NOW)).toBe(fromUtc);
});

// Red without the first line of `zoneOf`.
test('thirteen municipalities of the west of Amazonas are an hour behind Manaus, however they are spelt', () => {
  const west = [
    'Atalaia do Norte',
    'Benjamin Constant',
    'Boca do Acre',
    'EIRUNEPÉ',
    'Envira',
    'Guajará',
    'Ipixuna',
    'Itamarati',
    'Jutaí',
    'Lábrea',
    'pauini',
    'São  Paulo de Olivença',
    'Tabatinga',
  ];
  expect(new Set(west.map((name) => zoneOf('AM', name)))).toEqual(new Set(['America/Eirunepe']));
  const all = [...(FAR_MUNICIPALITIES.get('AM') ?? [])];
  expect(all).toHaveLength(62);
  expect(all.filter((name) => zoneOf('AM', name) === 'America/Eirunepe')).toHaveLength(west.length);
  expect(hoursAhead('America/Eirunepe', 'America/Manaus', NOW)).toBe(-1);
});

// Red without the second line of `zoneOf`.
test('Fernando de Noronha is an hour ahead of Pernambuco, to which it belongs', () => {
  expect(zoneOf('PE', 'Fernando de Noronha')).toBe('America/Noronha');
  expect(zoneOfCity('Fernando de Noronha')).toEqual({ zone: 'America/Noronha', isSure: true });
  expect(hoursAhead('America/Noronha', 'America/Recife', NOW)).toBe(1);
});

test.each([
  ['Manaus', 'America/Manaus'],
  [' manaus ', 'America/Manaus'],
  ['Manaus - AM', 'America/Manaus'],
  ['Manaus/AM', 'America/Manaus'],
  ['Manaus (am)', 'America/Manaus'],
  ['Manaus, Amazonas', 'America/Manaus'],
  ['Ji-Paraná', 'America/Porto_Velho'],
  ['Conquista D’Oeste', 'America/Cuiaba'],
  ['Eirunepé', 'America/Eirunepe'],
  ['Tabatinga – AM', 'America/Eirunepe'],
  ['Tabatinga (SP)', 'America/Sao_Paulo'],
  ['Campo Grande, MS', 'America/Campo_Grande'],
  ['Olinda/PE', 'America/Recife'],
  ['Recife', 'America/Recife'],
  ['Santos', 'America/Sao_Paulo'],
  ['Sento Sé', 'America/Sao_Paulo'],
  ['Xangri-lá', 'America/Sao_Paulo'],
])('%s leaves no doubt: %s', (typed, zone) => {
  expect(zoneOfCity(typed)).toEqual({ zone, isSure: true });
});

// Red without `SHARED`, and without what asks for a municipality of Amazonas.
test('a name that is in two zones, and an unknown place in Amazonas, are guessed and asked about', () => {
  expect(zoneOfCity('Tabatinga')).toEqual({ zone: 'America/Sao_Paulo', isSure: false });
  expect(zoneOfCity('Campo Grande')).toEqual({ zone: 'America/Campo_Grande', isSure: false });
  expect(zoneOfCity('Boa Vista')).toEqual({ zone: 'America/Boa_Vista', isSure: false });
  expect(zoneOfCity('Rio Branco')).toEqual({ zone: 'America/Rio_Branco', isSure: false });
  expect(zoneOfCity('Vila Nova - AM')).toEqual({ zone: 'America/Manaus', isSure: false });
  expect(zoneOfCity('')).toEqual({ zone: 'America/Sao_Paulo', isSure: true });
  const far = new Set([...FAR_MUNICIPALITIES.values()].flatMap((names) => [...names]));
  expect([...SHARED].filter((name) => !far.has(name))).toEqual([]);
});

test('a municipality far from Brasília has the zone of its state, with the state and without it', () => {
  for (const [state, names] of FAR_MUNICIPALITIES) {
    for (const name of names) {
      const zone = zoneOf(state, name);
      expect(zoneOfCity(`${name}/${state}`)).toEqual({ zone, isSure: true });
      if (!SHARED.has(name)) expect([name, zoneOfCity(name)]).toEqual([name, { zone, isSure: true }]);
    }
  }
});

test('whatever is typed as a city has a zone of Brazil', () => {
  const typed = fc.oneof(fc.string(), fc.constantFrom('constructor', 'toString', '__proto__', 'x - zz'));
  fc.assert(fc.property(typed, (city) => ARENA_ZONES.includes(zoneOfCity(city).zone)));
});

test('a zone is told by the place and by what its clock is at that moment', () => {
  expect(zoneText('America/Manaus', NOW)).toBe('Manaus (UTC−4)');
  expect(zoneText('America/Sao_Paulo', NOW)).toBe('Brasília (UTC−3)');
  // Summer time, while Brazil still had it.
  expect(zoneText('America/Sao_Paulo', new Date('2018-12-01T12:30:00Z'))).toBe('Brasília (UTC−2)');
  expect(zoneText('Asia/Tokyo', NOW)).toBe('Asia/Tokyo (UTC+9)');
});

test('clocks differ as the platform says that they do', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ARENA_ZONES), anyWhen, (zone, at) => {
      const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
      const told = parts.find(({ type }) => type === 'timeZoneName')?.value;
      expect(told).toBe(`GMT-0${-hoursAhead(zone, 'UTC', at)}:00`);
    }),
  );
});

test('no other text is a zone of an arena', () => {
  const accepts = Schema.is(ArenaZone);
  expect(ARENA_ZONES.every(accepts)).toBe(true);
  for (const other of ['', 'America/New_York', 'UTC', 'toString', 'america/manaus']) expect(accepts(other)).toBe(false);
});
