import { ROUTES } from '#domain/navigation/routes.ts';
import type { Screen } from './screen.ts';

const STAFF = { as: 'owner', path: () => ROUTES.ownerStaff.path, heading: 'Equipe' } as const;
const DEEDS = { as: 'owner', path: () => ROUTES.ownerAudit.path, heading: 'Quem fez o quê' } as const;

/** An arena's team, its invitations, and what its reception has. */
export const OWNER_STAFF_SCREENS: readonly Screen[] = [
  {
    name: 'owner-staff',
    ...STAFF,
    onceThere: async (page) => {
      await page.getByText('Mudar', { exact: false }).first().click();
      await page.getByRole('button', { name: 'Tirar da equipe' }).waitFor();
    },
  },
  {
    name: 'owner-staff-invited',
    ...STAFF,
    onceThere: async (page) => {
      await page.getByRole('button', { name: /^Gerente/ }).click();
      await page.getByLabel('Link do convite').waitFor();
    },
  },
  {
    name: 'owner-staff-failed',
    ...STAFF,
    onceThere: async (page) => {
      await page.route('**/api/v1/arenas/me/staff', (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Não foi possível carregar a equipe.').waitFor();
    },
  },
  {
    name: 'owner-audit',
    ...STAFF,
    onceThere: async (page) => {
      await page.getByRole('button', { name: /^Gerente/ }).click();
      await page
        .getByText(/^vale até/)
        .first()
        .waitFor();
      await page.getByRole('link', { name: 'Quem fez o quê' }).click();
      await page.getByText('Criou um convite para a equipe').first().waitFor();
    },
  },
  {
    name: 'owner-audit-of-one',
    ...DEEDS,
    onceThere: async (page) => {
      await page.getByLabel('Pessoa').selectOption({ index: 1 });
      await page.waitForURL(/pessoa=/);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  {
    name: 'owner-audit-failed',
    ...DEEDS,
    onceThere: async (page) => {
      await page.route('**/api/v1/arenas/me/deeds*', (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Não foi possível carregar o registro.').waitFor();
    },
  },
  {
    name: 'staff-link',
    as: 'visitor',
    path: () => ROUTES.staffLink.path.replace(':token', 'x'.repeat(43)),
    heading: 'Convite para uma equipe',
  },
  {
    name: 'reception-places',
    as: 'reception',
    path: () => ROUTES.ownerVouchers.path,
    heading: 'Vouchers',
    onceThere: async (page) => {
      await page.getByRole('button', { name: /^E aí, / }).click();
      await page.getByRole('button', { name: 'Jogar' }).waitFor();
    },
  },
];
