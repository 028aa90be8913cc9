import { Result } from 'effect';
import type { Surroundings } from '#platform/database/openDatabase.ts';
import { readSettings, type Settings } from '#platform/settings/settings.ts';

/** What the commands of the terminal share with each other: the server's settings, and the files beside the bundle. */
export function settingsOfServer(): Settings {
  const settings = readSettings(process.env);
  if (Result.isSuccess(settings)) return settings.success;
  return giveUp(...settings.failure.map((fault) => `Configuração inválida: ${fault}`));
}

export const SURROUNDINGS: Surroundings = {
  workerScript: new URL('./embeddedWorker.js', import.meta.url),
  emptyDatabase: new URL('./emptyDatabase', import.meta.url),
  onLost: (error) => giveUp(error.message),
};

export function giveUp(...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}
