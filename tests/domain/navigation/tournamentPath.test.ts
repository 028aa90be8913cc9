import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router, useLocation } from 'wouter';
import { nameFromPath, tournamentPath } from '#domain/navigation/paths.ts';
import { paramsOf, routeOf } from '#domain/navigation/routes.ts';

const ORIGIN = 'https://quadralivre.example';
const CATEGORY = { eventId: 'e1', id: 't1', organizerId: 'o1' };

function Screen({ tell }: { tell: (pathname: string) => void }) {
  const [pathname] = useLocation();
  tell(pathname);
  return null;
}

/** What a screen finds in the router once a browser has gone there. */
function arrive(path: string) {
  let seen = '';
  const screen = createElement(Screen, { tell: (pathname) => void (seen = pathname) });
  const at = { ssrPath: new URL(path, ORIGIN).pathname, children: screen };
  renderToStaticMarkup(createElement(Router, at));
  const { name = '', ...others } = paramsOf(seen);
  return { route: routeOf(seen), ...others, name: nameFromPath(name) };
}

test('a category is found again by its address, with its name, for pairs and for teams', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes('|'));
  fc.assert(
    fc.property(name, fc.boolean(), (text, isForTeams) => {
      expect(arrive(tournamentPath({ ...CATEGORY, name: text, isForTeams }))).toEqual({
        route: isForTeams ? 'teamTournament' : 'pairTournament',
        ...CATEGORY,
        name: text,
      });
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['Mista C/D', 'Mista%20C%7CD'],
  ['Iniciação até 50%', 'Inicia%C3%A7%C3%A3o%20at%C3%A9%2050%2525'],
  ['100%26 & mais?', '100%252526%20%26%20mais%3F'],
  ['O quê? #1', 'O%20qu%C3%AA%3F%20%231'],
  ['..', '%252E%252E'],
  ['.a', '.a'],
  ['2.0.', '2.0.'],
])('%s stands in the address as %s, and is read from it', (name, spoken) => {
  const path = tournamentPath({ ...CATEGORY, name, isForTeams: false });
  expect(path).toBe(`/eventos/e1/torneio/t1/o1/${spoken}`);
  expect(arrive(path).name).toBe(name);
});

test.each([
  ['Mista C|D', 'Mista C/D'],
  ['Mista%20C%2FD', 'Mista C/D'],
  ['100%25', '100%'],
  ['100%', '100%'],
])('%s, typed by hand, reads %s', (typed, name) => {
  expect(arrive(`/eventos/e1/torneio/t1/o1/${typed}`).name).toBe(name);
});

test('a pipe of its own comes back as a slash: the address cannot tell them apart', () => {
  expect(arrive(tournamentPath({ ...CATEGORY, name: 'C|D', isForTeams: false })).name).toBe('C/D');
});
