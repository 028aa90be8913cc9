import { Schema } from 'effect';
import { PersonalData } from '../../../../domain/people/personalData.ts';

const FILE_NAME = 'quadra-livre-meus-dados.json';
/** Milliseconds: a browser reads the file only after it has asked where to save it. */
const KEPT_MS = 60_000;

const encode = Schema.encodeSync(PersonalData);

/** Downloads the user's personal data as JSON, indented so that people can read it too. */
export function saveMyData(data: PersonalData): void {
  const file = new Blob([JSON.stringify(encode(data), null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: FILE_NAME }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
