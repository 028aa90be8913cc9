import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Who imports what, and what the linter says of it: nothing, or where the import belongs. */
const IMPORTS: readonly (readonly [from: string, specifier: string, says: string | undefined])[] = [
  ['domain/money/money.ts', '../days/day.ts', undefined],
  ['domain/money/money.ts', '../../machines/payment/payment.ts', 'hand it in as an argument'],
  ['machines/payment/payment.ts', '../../domain/money/money.ts', undefined],
  ['machines/payment/payment.ts', '../../src/shared/api/call.ts', 'declare an actor'],
  ['server/payment/settle.ts', '../../domain/money/money.ts', undefined],
  ['server/payment/settle.ts', '../../machines/payment/payment.ts', 'what it shares with the app belongs there'],
  ['visualizer/flows/Canvas.tsx', '../../src/shared/look/theme.ts', undefined],
  ['visualizer/flows/Canvas.tsx', '../../src/shared/api/call.ts', 'charts come in by its door'],
  ['visualizer/flows/Canvas.tsx', '../../machines/chartFiles.ts', 'charts come in by its door'],
  ['src/shared/forms/draft.ts', '../../../domain/money/money.ts', undefined],
  ['src/shared/forms/draft.ts', '../../areas/player/booking/index.ts', 'move it to src/shared'],
  ['src/shared/forms/draft.ts', '../../app/toasts.ts', 'move it to src/shared'],
  ['src/areas/owner/agenda/grid/GridCell.tsx', '../agendaTexts.ts', undefined],
  ['src/areas/owner/agenda/grid/GridCell.tsx', '../../slots/index.ts', undefined],
  ['src/areas/owner/agenda/grid/GridCell.tsx', '../../slots/slotTexts.ts', 'src/areas/owner/slots/index.ts'],
  ['src/areas/owner/agenda/Agenda.tsx', '../../player/booking/index.ts', undefined],
  ['src/areas/owner/agenda/Agenda.tsx', '../../player/booking/mine/TimeToPay.tsx', 'src/areas/player/booking/index.ts'],
  ['src/areas/player/booking/index.ts', '../../owner/agenda/index.ts', 'compose both in src/app'],
  ['src/areas/events/events/index.ts', '../../entry/account/index.ts', 'compose both in src/app'],
  ['src/areas/entry/account/index.ts', '../../events/events/index.ts', 'compose both in src/app'],
  ['src/areas/entry/account/index.ts', '../../../app/screens.ts', 'is composed in src/app'],
  ['src/areas/entry/account/index.ts', '../../../../server/main.ts', 'is composed in src/app'],
  ['src/app/screens.ts', '../areas/owner/agenda/AgendaScreen.tsx', undefined],
  ['src/app/screens.ts', '../../server/main.ts', 'belongs to domain/'],
];

// Red with `return undefined` as the first line of `faultOf` in build/walls.mjs.
it('an import through a wall is an error that says where it belongs', async () => {
  const house = await mkdtemp(join(tmpdir(), 'walls-'));
  try {
    await mkdir(join(house, 'build'));
    await cp('build/walls.mjs', join(house, 'build/walls.mjs'));
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
