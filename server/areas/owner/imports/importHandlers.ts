import { type Answers, answersOf } from '#domain/imports/answers.ts';
import { type Column, guessColumns } from '#domain/imports/columns.ts';
import { listOf } from '#domain/imports/grids/listOf.ts';
import { importPlanner } from '#domain/imports/plan.ts';
import { questionsOf } from '#domain/imports/questions.ts';
import { countsOf, foundIn, partedIn, shownRow } from '#domain/imports/report.ts';
import type { ReadSheets } from '#domain/imports/sheets.ts';
import { readNow } from '#platform/database/database.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Read } from '#platform/http/handler.ts';
import { arenaIdOf } from '#core/arenas/ownedArena.ts';
import { readImportState } from './arenaState.ts';
import { customerImportHandlers } from './customers/customerImportHandlers.ts';
import { eachInTurns } from './eachInTurns.ts';
import { importPart } from './importPart.ts';
import { inParts } from './inParts.ts';
import { readMadeImports } from './madeImports.ts';
import { makeOpenUpload } from './readUpload.ts';
import { undoImport } from './undoImport.ts';

/** The handlers of the calls in `domain/contract/imports.ts`. */
export function importHandlers(dependencies: Pick<Dependencies, 'database' | 'readSheet'>) {
  const { database } = dependencies;
  const open = makeOpenUpload(dependencies);

  const previewImport: Read<'previewImport'> = async ({ viewer, file, body }) => {
    const arenaId = arenaIdOf(viewer);
    const opened = await open({ arenaId, file, chosen: body, guess: guessColumns, listOf });
    const answers = answersOf(body.answers);
    const { rows, arena } = await plan(opened, arenaId, answers);
    const { all, head, columns, grid, sheets } = opened;
    const found = foundIn(grid, head);
    const questions = questionsOf(rows, { courts: arena.courts, today: arena.now.day, answers });
    const asked = questions.length > 0 ? { questions } : {};
    return {
      data: { sheets, columns, ...partedIn(all), found, ...asked, counts: countsOf(rows), rows: rows.map(shownRow) },
    };
  };

  const importReservations: Read<'importReservations'> = async ({ viewer, file, body }) => {
    const batch = { id: newId(), kind: null, fileName: body.fileName?.trim() ?? '' };
    const importing = { arenaId: arenaIdOf(viewer), by: signedIn(viewer).personId, role: viewer.role, batch };
    const opened = await open({ arenaId: importing.arenaId, file, chosen: body, guess: guessColumns, listOf });
    const answers = answersOf(body.answers);
    const { rows } = await plan(opened, importing.arenaId, answers);
    const wanted = rows.filter(({ reservation }) => reservation);
    const { columns } = opened;
    const outcome = await inParts({ database, viewer }, { rows, wanted }, (tx, part) =>
      importPart(tx, part, { ...importing, columns, answers }),
    );
    const refused = outcome.filter((row) => row.outcome === 'refused').map(shownRow);
    return { data: { counts: countsOf(outcome), refused } };
  };

  async function plan({ rows: read, columns }: ReadSheets<Column>, arenaId: string, answers: Answers) {
    const now = await readNow(database);
    const { arena } = await readImportState(database.orm, { arenaId, rows: read, columns, answers, now });
    return { arena, rows: await eachInTurns(read, importPlanner(columns, arena, answers)) };
  }

  return {
    previewImport,
    importReservations,
    ...customerImportHandlers(database, open),
    madeImports: readMadeImports(database),
    undoImport: undoImport(database),
  };
}
