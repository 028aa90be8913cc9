import type { Page } from 'playwright-core';
import type { Publication } from '#domain/publication/publication.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { Screen } from './screen.ts';

const GUIDE = { as: 'owner', path: () => ROUTES.ownerGuide.path, heading: 'Sua arena no ar' } as const;
const PUBLICATION = '**/api/v1/arenas/me/publication';
const NOTHING: Publication = { isPublished: false, courts: 0, hours: 0, hasProfile: false, passed: [] };
const OFFER = { courts: 3, hours: 18 };

/** A new arena's guide at each of its steps, and what other pages say of an arena that is not public. */
export const OWNER_GUIDE_SCREENS: readonly Screen[] = [
  { name: 'guide-courts', ...GUIDE, onceThere: standing({}, 'Quantas quadras você tem?', chooseThree) },
  { name: 'guide-hours', ...GUIDE, onceThere: standing({ courts: 3 }, 'Quando se joga, e por quanto?') },
  {
    name: 'guide-hours-errors',
    ...GUIDE,
    onceThere: standing({ courts: 3 }, 'Quando se joga, e por quanto?', async (page) => {
      await page.getByLabel('06:00 às 07:00', { exact: true }).click();
      await page.getByLabel('Preço das 08:00 às 09:00').fill('1,2,3');
      await page.getByRole('button', { name: 'Criar horários' }).click();
      await page.getByText('Informe um valor.').waitFor();
    }),
  },
  { name: 'guide-payment', ...GUIDE, onceThere: standing(OFFER, 'Como você quer receber?') },
  {
    name: 'guide-profile',
    ...GUIDE,
    onceThere: standing({ ...OFFER, passed: ['payment'] }, 'O que sua página conta?'),
  },
  {
    name: 'guide-publish',
    ...GUIDE,
    onceThere: standing({ ...OFFER, passed: ['payment', 'profile'] }, 'Tudo pronto?'),
  },
  {
    name: 'guide-publish-missing',
    ...GUIDE,
    onceThere: standing({ passed: ['courts', 'hours', 'payment', 'profile'] }, 'Tudo pronto?'),
  },
  {
    name: 'guide-there-already',
    ...GUIDE,
    onceThere: standing({ courts: 3 }, 'Quando se joga, e por quanto?', async (page) => {
      await page.getByRole('button', { name: 'Passo anterior' }).click();
      await page.getByText('Sua arena já tem 3 quadras.').waitFor();
    }),
  },
  { name: 'guide-published', ...GUIDE, onceThere: standing({ ...OFFER, isPublished: true }, 'Sua arena está no ar!') },
  {
    name: 'guide-failed',
    ...GUIDE,
    onceThere: async (page) => {
      await page.route(PUBLICATION, (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Não foi possível carregar o guia.').waitFor();
    },
  },
  {
    name: 'dashboard-off-air',
    as: 'owner',
    path: () => ROUTES.ownerDashboard.path,
    heading: 'Início',
    onceThere: standing({ courts: 3 }, 'Sua arena ainda não está no ar'),
  },
  {
    name: 'dashboard-hidden',
    as: 'owner',
    path: () => ROUTES.ownerDashboard.path,
    heading: 'Início',
    onceThere: standing(
      { ...OFFER, isPublished: true, hiddenReason: 'As fotos são de outra arena.' },
      'Sua arena foi ocultada',
    ),
  },
];

function standing(known: Partial<Publication>, title: string, then: (page: Page) => Promise<void> = async () => {}) {
  return async (page: Page) => {
    const publication = { ...NOTHING, ...known };
    await page.route(PUBLICATION, (route) => route.fulfill({ json: { data: { publication } } }));
    await page.reload();
    await page.getByRole('heading', { name: title }).waitFor();
    await then(page);
  };
}

async function chooseThree(page: Page): Promise<void> {
  await page.getByLabel('Quantas quadras', { exact: true }).selectOption('3');
  await page.getByLabel('Nome da quadra 3').waitFor();
}
