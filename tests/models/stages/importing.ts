import { SHEET_NAMES } from '../scenes/heldSheets.ts';
import { importingScene } from '../scenes/importing.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

const IMPORT = 'Importar 30 reservas';
const HELD = ['workbook', 'text', 'tooLarge'] as const;

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await importingScene(world)),
    lead: ({ screen }) => screen.isTitled('Importar reservas'),
    acts: {
      'file.chosen': ({ screen }, { name }) =>
        screen.chooseSheet(HELD.find((one) => SHEET_NAMES[one] === name) ?? 'workbook'),
      'separator.chosen': ({ screen }) => screen.choose('Separador das colunas', 'Tabulação'),
      'columns.chosen': ({ screen }, { columns }) =>
        screen.choose('Observação', 'note' in Object(columns) ? 'E: Plano (ouro)' : 'Não está na planilha'),
      'sheets.chosen': ({ screen }, { sheets }) =>
        screen.press(/^Contatos/, { pressed: Array.isArray(sheets) && sheets.length === 1 }),
      'answer.chosen': ({ screen }) => screen.press('Deixar estas linhas de fora'),
      'filter.chosen': ({ screen }, { filter }) =>
        screen.press(filter === 'refused' ? /^Só as recusadas/ : /^Todas/, { pressed: false }),
      'page.chosen': ({ screen }, { page }) => screen.press(`Página ${String(page)}`),
      'read.retried': ({ screen }) => screen.press('Tentar novamente'),
      'import.confirmed': ({ screen }) => screen.press(IMPORT),
      'file.left': async ({ screen, chart }) => {
        const { value } = chart();
        if (value === 'done') await screen.press('Importar outra planilha');
        else await screen.press(value === 'reading' ? 'Cancelar' : 'Trocar planilha');
      },
    },
    shows: {
      choosing: async ({ screen, context }) => {
        await screen.canPress('Escolher planilha');
        if (context().reason !== '') await screen.reads('A planilha não pode ser maior do que 5 MB.');
      },
      reading: ({ screen }) => screen.sees('button', 'Cancelar'),
      failed: async ({ screen, context }) => {
        await screen.reads('Não foi possível ler a planilha.');
        await screen.holds(context().reason);
      },
      'read.asked': async ({ screen, context }) => {
        const { rows, filter, page } = context();
        await screen.reads('Que quadra da arena é "Quadra 9"?');
        await screen.cannotPress(rows > 0 ? IMPORT : 'Importar 0 reservas');
        await screen.reads({ first: `Linha ${firstLine(rows, filter, page)}` });
      },
      'read.previewed': async ({ screen, context }) => {
        const { rows, filter, page, reason } = context();
        if (rows > 0) await screen.canPress(IMPORT);
        else await screen.cannotPress('Importar 0 reservas');
        if (reason !== '') await screen.reads('A importação parou.');
        await screen.reads({ first: `Linha ${firstLine(rows, filter, page)}` });
      },
      importing: ({ screen }) => screen.waits(IMPORT),
      done: async ({ screen }) => {
        await screen.sees('heading', 'Importação concluída');
        await screen.reads('30 reservas entraram');
        await screen.reads('30 linhas ficaram de fora');
      },
    },
  };
}

/** Of the page. Where some rows come in, every second one is refused. */
function firstLine(rows: number, filter: string, page: number): number {
  const before = (page - 1) * 25;
  return filter === 'refused' && rows > 0 ? before * 2 + 3 : before + 2;
}
