import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const IMPORT = { as: 'owner', path: () => '/empresa/importar', heading: 'Importar reservas' } as const;

/** Rows that come in, mended or not, and rows that do not, by why; far ahead, where the demonstration has nothing. */
const SHEET = `Data;Horário;Quadra;Nome;Telefone;Valor;Pago;Plano
15/01/2090;19:00 às 21:00;Quadra Leme;Marina Alcântara;(13) 98888-7777;160,00;sim;mensal
15/01/2090;7 da noite;Forte;Bruno Teixeira;13977776666;;não;avulso
16/01/2090;20h;Quadra Central;Família Nogueira de Albuquerque e amigos;98888-1111;R$ 90,00;;avulso
16/01/2090;20h;Quadra Central;Rui Lima;;;;mensal
31/02/2090;18:00;Quadra 1;Carla;;;;avulso
17/01/2090;19:30;Quadra 12;Davi;;grátis;talvez;avulso
18/01/2090;18:00;Quadra 12;Lia Prado;;;ok;avulso
`;

/** The import of a spreadsheet, in the states that people see. */
export const OWNER_IMPORT_SCREENS: readonly Screen[] = [
  { name: 'owner-import', ...IMPORT },
  {
    name: 'owner-import-wrong',
    ...IMPORT,
    onceThere: async (page) => {
      await choose(page, 'foto.jpg', '%PDF-1.7');
      await page.getByText('Não foi possível ler a planilha.').waitFor();
    },
  },
  { name: 'owner-import-checked', ...IMPORT, onceThere: check },
  {
    name: 'owner-import-refused',
    ...IMPORT,
    onceThere: async (page) => {
      await check(page);
      await page.getByRole('button', { name: /^Só as recusadas/ }).click();
      await page.getByRole('button', { name: /^Só as recusadas/, pressed: true }).scrollIntoViewIfNeeded();
    },
  },
];

async function check(page: Page): Promise<void> {
  await choose(page, 'agenda-da-arena.csv', SHEET);
  await page.getByRole('heading', { name: 'Confira antes de importar' }).waitFor();
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}
