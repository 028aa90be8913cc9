import { choosePhoto, cropPhoto } from './photo.ts';
import type { Screen } from './screen.ts';
import { send, typePlayer } from './signUpForm.ts';

const SIGN_UP = { as: 'visitor', path: () => '/cadastrar', heading: 'Cadastrar' } as const;
const ARENA_SIGN_UP = { as: 'visitor', path: () => '/cadastrar-arena', heading: 'Cadastrar arena' } as const;

/** How players and arenas sign up, in the states that people see. */
export const SIGN_UP_SCREENS: readonly Screen[] = [
  { name: 'sign-up', ...SIGN_UP },
  {
    name: 'sign-up-errors',
    ...SIGN_UP,
    onceThere: async (page) => {
      await page.locator('input[type=file]').setInputFiles({
        name: 'foto.gif',
        mimeType: 'image/gif',
        buffer: Buffer.from('GIF89a'),
      });
      await page.getByText(/^O tipo de arquivo escolhido não é aceito/).waitFor();
      await send(page);
      await page.getByText('O nome é obrigatório.').waitFor();
    },
  },
  {
    name: 'sign-up-crop',
    ...SIGN_UP,
    onceThere: async (page) => {
      await choosePhoto(page);
      await page.getByLabel('Recorte da foto').waitFor();
    },
  },
  {
    name: 'sign-up-sending',
    ...SIGN_UP,
    onceThere: async (page) => {
      await page.route('**/api/v1/auth/register/players', () => undefined);
      await choosePhoto(page);
      await cropPhoto(page);
      await typePlayer(page);
      await send(page);
      await page.getByRole('progressbar').waitFor();
    },
  },
  { name: 'arena-sign-up', ...ARENA_SIGN_UP },
  {
    name: 'arena-sign-up-errors',
    ...ARENA_SIGN_UP,
    onceThere: async (page) => {
      await send(page, 'Cadastrar arena');
      await page.getByText('O nome da arena é obrigatório.').waitFor();
    },
  },
];
