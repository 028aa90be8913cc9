import { expect, inject, it } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { farDay } from '../e2e/ownersDay.ts';
import { told } from '../e2e/heldClock.ts';
import { appOnJourney } from './inJourney.ts';
import { linesOf } from './linesOf.ts';
import { openNewArena } from '../e2e/newArena.ts';
import { newestLink } from '../e2e/newestLink.ts';

const app = appOnJourney();

it('an owner brings the old book in by a spreadsheet, and what was in it stands in the agenda', async () => {
  const owner = await openNewArena(app.address);
  const page = await app.pageOf(owner);
  await page.goto(await newestLink(inject('journeyDataDir'), owner.email, 'confirmar-email'));
  await page.getByRole('heading', { level: 1, name: 'Email confirmado' }).waitFor();
  const date = farDay(4);
  const [day, next] = [date, addDays(date, 1)].map(formatDay);
  const sheet = `Data;Horário;Quadra;Nome;Telefone;Valor;Pago
${day};19:00 às 21:00;Quadra 1;Marina Alcântara;(13) 98888-7777;160,00;sim
${day};7 da noite;Q2;Bruno Teixeira;13977776666;;não
${next};20h;Quadra 9;Davi Rocha;;;
`;
  await page.goto(ROUTES.ownerReservations.path);
  await page.getByRole('link', { name: 'Importar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Importar reservas' }).waitFor();
  const file = { name: 'caderno.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('heading', { name: 'Confira antes de importar' }).waitFor();
  const rows = page.getByRole('listitem').filter({ hasText: /^Linha \d/ });
  await expect
    .poll(async () => (await rows.allInnerTexts()).map(linesOf))
    .toEqual([
      ['Linha 2', 'Marina Alcântara', `${day} · 19:00 às 21:00 · Quadra 1 · R$ 160,00 · Pago`, 'Entra'],
      [
        'Linha 3',
        'Bruno Teixeira',
        `${day} · 19:00 às 20:00 · Quadra 2 · R$ 90,00`,
        '7 da noite → 19:00',
        'Q2 → Quadra 2',
        'Entra, corrigida',
      ],
      ['Linha 4', `${next} · 20h · Quadra 9 · Davi Rocha`, 'A arena não tem a quadra "Quadra 9"', 'Recusada'],
    ]);
  await page.getByRole('button', { name: 'Deixar estas linhas de fora' }).click();
  await page.getByRole('button', { name: 'Deixar estas linhas de fora', pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Importar 2 reservas' }).click();

  await page.getByRole('heading', { name: 'Importação concluída' }).waitFor();
  await told(page, 'Reservas importadas.');
  await page.getByText('2 reservas entraram').waitFor();
  await page.getByText('1 linha ficou de fora').waitFor();

  await page.goto(agendaPath(toIsoDay(date)));
  const card = (name: RegExp) => page.getByRole('button', { name });
  await card(/^19:00, Quadra 1, Marina Alcântara, Paga, R\$\s160,00/).waitFor();
  await card(/^19:00, Quadra 2, Bruno Teixeira, Confirmada, R\$\s90,00/).waitFor();
});
