import { addDays } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { FIRST_QUESTION, type Question, questionSearch } from '#domain/finder/question.ts';
import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const HEADING = 'Quadras livres';

/** The finder with what it finds, and with what it offers where nothing is free. */
export const FINDER_SCREENS: readonly Screen[] = [
  finder(
    'finder',
    () => tomorrow(14, { hours: 2 }),
    (page) =>
      page
        .getByRole('link', { name: /^Reservar / })
        .first()
        .waitFor(),
  ),
  finder(
    'finder-map',
    // Of a city that the small map has.
    () => tomorrow(14, { isMap: true, city: 'Santos' }),
    async (page) => {
      const pin = page.getByRole('button', { name: /, R\$/ }).first();
      await pin.press('Enter');
      await page.locator('article[data-chosen], article').first().waitFor();
    },
  ),
  // Every arena is closed then.
  finder(
    'finder-around',
    () => tomorrow(3, { city: 'Santos' }),
    (page) => page.getByRole('group', { name: 'No mesmo dia' }).waitFor(),
  ),
  finder(
    'finder-none',
    () => '?dia=2100-01-01&hora=19&cidade=Santos',
    (page) => page.getByText('Nada livre nem por perto').waitFor(),
  ),
  finder(
    'finder-unknown-city',
    () => '?dia=2028-02-31&hora=25&cidade=Atl%C3%A2ntida',
    (page) => page.getByRole('heading', { name: 'Nenhuma arena nesta cidade' }).waitFor(),
  ),
];

function finder(name: string, search: () => string, onceThere: (page: Page) => Promise<void>): Screen {
  return { name, as: 'visitor', path: () => `/buscar${search()}`, heading: HEADING, onceThere };
}

function tomorrow(hour: number, more: Partial<Question>): string {
  const day = addDays(momentIn(new Date(), DEFAULT_ZONE).day, 1);
  return questionSearch({ ...FIRST_QUESTION, when: { day, hour }, ...more });
}
