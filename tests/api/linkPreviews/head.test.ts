import { expect, it } from 'vitest';
import {
  arenaPreview,
  choicePreview,
  eventPreview,
  type LinkPreview,
  tournamentPreview,
} from '#domain/linkPreviews/linkPreview.ts';
import { previewHead } from '#start/linkPreviews/head.ts';
import type { Subject } from '#start/linkPreviews/readPage.ts';

const ORIGIN = 'https://quadra.example';
const ID = '01999999-9999-7999-8999-999999999999';
const OTHER_ID = '01999999-9999-7999-8999-999999999998';
const ARENA = { id: ID, name: 'Arena Maré Alta', city: 'Santos', district: 'Gonzaga', courts: 6, price: 40_00 };
const EVENT = {
  id: ID,
  name: 'Copa Maré',
  startDate: { year: 2027, month: 3, day: 1 },
  endDate: { year: 2027, month: 3, day: 2 },
  arenaName: 'Arena Maré',
  city: 'Santos',
  street: 'Rua da Areia, 10',
  price: 60_50,
  picture: '/imagens/aaaaaaaaaaaaaaaaaaaaaa-512.webp',
};

const headOf = (subject: Subject, preview: LinkPreview) =>
  previewHead(ORIGIN, preview.path, { subject, id: ID, name: 'x', preview });
const metaOf = (head: string) =>
  Object.fromEntries(
    [...head.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name, text]) => [name, text]),
  );
const dataOf = (head: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(head)?.[1] ?? 'null');
const addressOf = (head: string) => /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];

it('tells of an arena where it is, what an hour costs, and its picture', () => {
  const head = headOf('arena', arenaPreview(ARENA));
  expect(addressOf(head)).toBe(`${ORIGIN}/cliente/arena/${ID}`);
  expect(metaOf(head)).toEqual({
    description:
      '6 quadras de areia em Gonzaga, Santos. A partir de R$\u00A040,00 a hora. Veja os horários livres e reserve na hora.',
    'og:type': 'website',
    'og:site_name': 'Quadra Livre',
    'og:locale': 'pt_BR',
    'og:title': 'Arena Maré Alta',
    'og:description':
      '6 quadras de areia em Gonzaga, Santos. A partir de R$\u00A040,00 a hora. Veja os horários livres e reserve na hora.',
    'og:url': `${ORIGIN}/cliente/arena/${ID}`,
    'og:image': expect.stringMatching(new RegExp(`^${ORIGIN}/previas/arena-${ID}\\.jpg\\?v=[0-9a-f]{12}$`)),
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Arena Maré Alta, Gonzaga, Santos, 6 quadras de areia, A partir de R$\u00A040,00',
    'twitter:card': 'summary_large_image',
  });
  expect(dataOf(head)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'SportsActivityLocation',
    name: 'Arena Maré Alta',
    url: `${ORIGIN}/cliente/arena/${ID}`,
    address: { '@type': 'PostalAddress', streetAddress: 'Gonzaga', addressLocality: 'Santos', addressCountry: 'BR' },
    priceRange: 'A partir de R$\u00A040,00',
  });
});

// Red when `shared` is left out: messengers would follow og:url to the arena, and draw that. The hours come first: cards cut titles at 50 letters.
it('tells friends which hours a link is about, and search engines the arena alone', () => {
  const hours = [18, 19].flatMap((startHour) =>
    [ID, OTHER_ID].map((court) => ({ court, startHour, sport: 'FUTEVOLEI' as const })),
  );
  const head = headOf('arena', choicePreview(ARENA, { day: { day: 5, month: 3, year: 2027 }, hours }));
  const search = `?dia=2027-03-05&quadra=${ID}&hora=18.19&esporte=FUTEVOLEI&quadra=${OTHER_ID}&hora=18.19&esporte=FUTEVOLEI`;
  expect(addressOf(head)).toBe(`${ORIGIN}/cliente/arena/${ID}`);
  expect(metaOf(head)).toMatchObject({
    'og:title': 'Sexta, 5 de março, 18:00 às 20:00 · Arena Maré Alta',
    'og:description': 'Vamos jogar? 2 quadras em Gonzaga, Santos. Veja se o horário ainda está livre e reserve.',
    'og:url': `${ORIGIN}/cliente/arena/${ID}/reservar${search}`.replaceAll('&', '&amp;'),
    'og:image': expect.stringContaining(`/previas/arena-${ID}.jpg${search}&v=`.replaceAll('&', '&amp;')),
    'og:image:alt':
      'Arena Maré Alta, Sexta-feira, 5 de março, 18:00 às 20:00, Gonzaga, Santos, A partir de R$\u00A040,00',
  });
});

it('says no price where no hour is offered, and one court is one', () => {
  const { price: _, district: __, ...arena } = ARENA;
  const head = headOf('arena', arenaPreview({ ...arena, courts: 1 }));
  expect(metaOf(head)['og:description']).toBe(
    '1 quadra de areia em Santos. Veja os horários livres e reserve na hora.',
  );
  expect(dataOf(head)).not.toHaveProperty('priceRange');
});

it('tells of an event when and where it is, and what it costs', () => {
  const head = headOf('evento', eventPreview(EVENT));
  expect(metaOf(head)['og:description']).toBe(
    '01/03/2027 a 02/03/2027, Arena Maré, Santos. Inscrições a partir de R$\u00A060,50. Veja as categorias, os grupos e os resultados.',
  );
  expect(dataOf(head)).toMatchObject({
    '@type': 'SportsEvent',
    startDate: '2027-03-01',
    endDate: '2027-03-02',
    location: { '@type': 'Place', name: 'Arena Maré', address: { addressLocality: 'Santos' } },
    image: `${ORIGIN}${EVENT.picture}`,
    offers: { '@type': 'Offer', price: '60.50', priceCurrency: 'BRL', url: `${ORIGIN}/evento/${ID}` },
  });
});

// Red with the words of a tournament's price in `eventPreview`: one of several categories costs so much.
it('says of an event from what on, and of a tournament what for each player', () => {
  const event = metaOf(headOf('evento', eventPreview(EVENT)));
  const tournament = metaOf(
    headOf('torneio', tournamentPreview({ id: ID, name: 'Mista C/D', price: 60_50, event: EVENT })),
  );
  expect(event['og:image:alt']).toMatch(/, Inscrições a partir de R\$\u00A060,50$/);
  expect(tournament['og:image:alt']).toMatch(/, Inscrição R\$\u00A060,50$/);
  expect(tournament['og:description']).toBe(
    '01/03/2027 a 02/03/2027, Arena Maré, Santos. Inscrição R$\u00A060,50 por jogador. Grupos, partidas e chave.',
  );
});

it('tells of a tournament which event it is part of', () => {
  const head = headOf('torneio', tournamentPreview({ id: ID, name: 'Mista C/D', price: 60_50, event: EVENT }));
  expect(addressOf(head)).toBe(`${ORIGIN}/torneio/${ID}`);
  expect(metaOf(head)['og:title']).toBe('Mista C/D, Copa Maré');
  expect(dataOf(head)).toMatchObject({
    name: 'Mista C/D, Copa Maré',
    superEvent: { '@type': 'SportsEvent', name: 'Copa Maré', url: `${ORIGIN}/evento/${ID}` },
  });
});

// Red without `told` in tournamentPreview.
it('tells of a tournament that is played the score that was written last, on the picture too', () => {
  const lastScore = {
    stage: 'SEMIFINAL',
    one: ['Ana', 'Bia'],
    two: ['Caio', 'Duda', 'Eva', 'Gil'],
    games: [6, 3],
  } as const;
  const [before, now, after] = [undefined, lastScore, { ...lastScore, games: [6, 4] as const }].map((score) => {
    const told = { id: ID, name: 'Mista C/D', price: 60_50, event: EVENT, ...(score && { lastScore: score }) };
    return metaOf(headOf('torneio', tournamentPreview(told)));
  });
  expect(now).toMatchObject({
    'og:title': 'Mista C/D, Copa Maré',
    'og:description':
      'Semifinal: Ana e Bia 6 × 3 Caio, Duda, Eva e Gil. Grupos, partidas e chave, com os placares de agora.',
    'og:image:alt': 'Mista C/D, Copa Maré, Semifinal: Ana e Bia 6 × 3 Caio, Duda, Eva e Gil',
  });
  expect(new Set([before, now, after].map((meta) => meta?.['og:image'])).size).toBe(3);
});

it('gives a picture another address when what is drawn on it changes', () => {
  const [before, after] = [ARENA, { ...ARENA, price: 45_00 }].map(
    (arena) => metaOf(headOf('arena', arenaPreview(arena)))['og:image'],
  );
  expect(after).not.toBe(before);
});

// Red when head.ts says nothing of a question.
it('an answer of the finder is kept out of search engines, and its page is not', () => {
  const robots = '<meta name="robots" content="noindex" />';
  const [page, answer] = ['/buscar', '/buscar?cidade=Santos'].map((url) => previewHead(ORIGIN, url, undefined));
  expect([page?.includes(robots), answer?.includes(robots)]).toEqual([false, true]);
  expect([page, answer].map((head) => addressOf(head ?? ''))).toEqual(Array(2).fill(`${ORIGIN}/buscar`));
  expect(metaOf(page ?? '')['og:title']).toBe('Quadras livres · Quadra Livre');
});

// Red without the escaping in head.ts.
it('keeps a hostile name text', () => {
  const name = `</script><script>alert(1)</script>" onload="$&'`;
  const head = headOf('arena', arenaPreview({ ...ARENA, name, city: name }));
  expect(head.match(/<script/g)).toHaveLength(1);
  expect(head.match(/<\/script>/g)).toHaveLength(1);
  expect(head).not.toMatch(/content="[^"]*" onload/);
  expect(dataOf(head)).toMatchObject({ name });
});

// Red without the escaping in head.ts.
it('keeps the hostile name of a player text', () => {
  const name = `"><script>alert(1)</script>`;
  const lastScore = { stage: 'GRUPOS', groupIndex: 0, one: [name], two: ['Bia'], games: [6, 3] } as const;
  const head = headOf('torneio', tournamentPreview({ id: ID, name: 'Mista', price: 60_50, event: EVENT, lastScore }));
  expect(head.match(/<script/g)).toHaveLength(1);
  expect(metaOf(head)['og:description']).toContain(
    'Grupo A: &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; 6 × 3 Bia.',
  );
});

it.each([
  ['/', `${ORIGIN}/`, 'Quadra Livre'],
  ['/termos', `${ORIGIN}/termos`, 'Termos de uso · Quadra Livre'],
  // Nobody else's: a token, and what is behind the login.
  ['/equipe/segredo', undefined, 'Quadra Livre'],
  ['/empresa/reservas', undefined, 'Quadra Livre'],
  ['/nada', undefined, 'Quadra Livre'],
])('of %s has the address %s', (path, address, title) => {
  const head = previewHead(ORIGIN, path, undefined);
  expect([addressOf(head), metaOf(head)['og:title']]).toEqual([address, title]);
  expect(head).not.toContain('segredo');
});
