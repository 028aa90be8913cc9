import { Schema } from 'effect';
import { PersonalData } from '../../../../domain/people/personalData.ts';

const FILE_NAME = 'quadra-livre-meus-dados.json';
/** A browser reads the file only after it has asked where to. */
const KEPT_MS = 60_000;

const encode = Schema.encodeSync(PersonalData);

/** Puts what is known about the person into their downloads, as a file that people and programs can read. */
export function saveMyData(data: PersonalData): void {
  const file = new Blob([JSON.stringify(encode(data), null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: FILE_NAME }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
