import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Who imports what, and what the linter says of it: nothing, or where the import belongs. */
const IMPORTS: readonly (readonly [from: string, specifier: string, says: string | undefined])[] = [
  ['domain/agenda/agenda.ts', '../values/money.ts', undefined],
  ['domain/agenda/agenda.ts', '../booking/reservation.ts', undefined],
  ['domain/agenda/agenda.ts', '../contract/agenda.ts', 'belongs to domain/values'],
  ['domain/agenda/agenda.ts', '../../machines/payment/payment.ts', 'hand it in as an argument'],
  ['domain/contract/agenda.ts', '../agenda/agenda.ts', undefined],
  ['domain/values/money.ts', './days/day.ts', undefined],
  ['domain/values/money.ts', '../agenda/agenda.ts', 'move this to the room'],
  ['machines/payment/payment.ts', '../../domain/values/money.ts', undefined],
  ['machines/payment/payment.ts', '../../src/shared/api/call.ts', 'declare an actor'],
  ['server/platform/http/app.ts', '#domain/values/money.ts', undefined],
  ['server/platform/http/app.ts', '#core/payment/settle.ts', 'move this to server/core'],
  ['server/platform/http/app.ts', '../../core/payment/settle.ts', 'move this to server/core'],
  ['server/core/payment/settle.ts', '#platform/http/app.ts', undefined],
  ['server/core/payment/settle.ts', '../people/user.ts', undefined],
  ['server/core/payment/settle.ts', '#areas/owner/agenda/readAgenda.ts', 'knows no street'],
  ['server/core/payment/settle.ts', '#start/main.ts', 'let server/start hand it in'],
  ['server/core/payment/settle.ts', '../../../machines/payment/payment.ts', 'knows no street'],
  ['server/areas/owner/agenda/readAgenda.ts', '../../player/booking/quote.ts', undefined],
  ['server/areas/owner/agenda/readAgenda.ts', '#core/payment/settle.ts', undefined],
  ['server/areas/owner/agenda/readAgenda.ts', '#start/main.ts', 'stands in server/start'],
  ['server/areas/player/booking/quote.ts', '../../owner/agenda/readAgenda.ts', 'compose both in server/start'],
  ['server/areas/entry/account/avatar.ts', '../../competitions/events/readEvents.ts', 'compose both in server/start'],
  ['server/start/main.ts', '#areas/owner/agenda/readAgenda.ts', undefined],
  ['server/start/main.ts', '../../machines/payment/payment.ts', 'what it shares with the app belongs there'],
  ['visualizer/flows/Canvas.tsx', '../../src/shared/look/theme.ts', undefined],
  ['visualizer/flows/Canvas.tsx', '../../src/shared/api/call.ts', 'charts come in by its door'],
  ['visualizer/flows/Canvas.tsx', '../../machines/chartFiles.ts', 'charts come in by its door'],
  ['src/shared/forms/draft.ts', '../../../domain/values/money.ts', undefined],
  ['src/shared/forms/draft.ts', '../../areas/player/booking/index.ts', 'move it to src/shared'],
  ['src/shared/forms/draft.ts', '../../app/toasts.ts', 'move it to src/shared'],
  ['src/areas/owner/agenda/grid/GridCell.tsx', '../agendaTexts.ts', undefined],
  ['src/areas/owner/agenda/grid/GridCell.tsx', '../../slots/index.ts', undefined],
  ['src/areas/owner/agenda/grid/GridCell.tsx', '../../slots/slotTexts.ts', 'src/areas/owner/slots/index.ts'],
  ['src/areas/owner/agenda/Agenda.tsx', '../desk/index.ts', undefined],
  ['src/areas/owner/desk/DeskDialogs.tsx', '../agenda/index.ts', 'owner/agenda stands above owner/desk'],
  ['src/areas/owner/newArea/NewScreen.tsx', '../settings/index.ts', 'owner/settings stands above owner/newArea'],
  ['src/areas/owner/desk/receipt/ReceiptScreen.tsx', '../../../player/booking/index.ts', undefined],
  ['src/areas/owner/agenda/Agenda.tsx', '../../player/booking/index.ts', undefined],
  ['src/areas/owner/agenda/Agenda.tsx', '../../player/booking/mine/TimeToPay.tsx', 'src/areas/player/booking/index.ts'],
  ['src/areas/player/booking/index.ts', '../../owner/agenda/index.ts', 'compose both in src/app'],
  ['src/areas/competitions/events/index.ts', '../../entry/account/index.ts', 'compose both in src/app'],
  ['src/areas/entry/account/index.ts', '../../competitions/events/index.ts', 'compose both in src/app'],
  ['src/areas/entry/account/index.ts', '../../../app/screens.ts', 'is composed in src/app'],
  ['src/areas/entry/account/index.ts', '../../../../server/start/main.ts', 'is composed in src/app'],
  ['src/app/screens.ts', '../areas/owner/agenda/AgendaScreen.tsx', undefined],
  ['src/app/screens.ts', '../../server/start/main.ts', 'belongs to domain/'],
];

// Red with `return undefined` as the first line of `faultOf` in build/walls.mjs.
it('an import through a wall is an error that says where it belongs', async () => {
  const house = await mkdtemp(join(tmpdir(), 'walls-'));
  try {
    await mkdir(join(house, 'build'));
    await cp('build/walls.mjs', join(house, 'build/walls.mjs'));
    await cp('package.json', join(house, 'package.json'));
    const rules = { jsPlugins: ['./build/walls.mjs'], rules: { 'walls/imports': 'error' } };
    await writeFile(join(house, '.oxlintrc.json'), JSON.stringify(rules));
    const texts = new Map<string, string[]>();
    for (const [from, specifier] of IMPORTS) {
      texts.set(from, [...(texts.get(from) ?? []), `import '${specifier}';`]);
    }
    for (const [file, lines] of texts) {
      await mkdir(dirname(join(house, file)), { recursive: true });
      await writeFile(join(house, file), lines.join('\n'));
    }
    const said = await lint(house);
    const found = IMPORTS.map(([from, specifier, says]) => {
      const line = (texts.get(from) ?? []).indexOf(`import '${specifier}';`) + 1;
      const message = said.find((each) => each.startsWith(`${from}:${line}:`));
      const isRight = says === undefined ? message === undefined : message?.includes(says) === true;
      return isRight ? [] : [`${from} → ${specifier}: ${message ?? 'nothing'}`];
    });
    expect(found.flat()).toEqual([]);
  } finally {
    await rm(house, { recursive: true });
  }
});

/** The linter's lines: file, place, message. */
async function lint(folder: string): Promise<string[]> {
  const oxlint = join(process.cwd(), 'node_modules/oxlint/bin/oxlint');
  const output = await promisify(execFile)(process.execPath, [oxlint, '--format=unix'], { cwd: folder }).catch(
    (failed: { stdout: string }) => failed,
  );
  return output.stdout.split('\n');
}
