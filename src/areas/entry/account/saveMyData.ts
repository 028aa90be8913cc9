import { Schema } from 'effect';
import { saveFile } from '../../../shared/files/saveFile.ts';
import { PersonalData } from '../../../../domain/people/personalData.ts';

const FILE_NAME = 'quadra-livre-meus-dados.json';

const encode = Schema.encodeSync(PersonalData);

/** Downloads the user's personal data as JSON, indented so that people can read it too. */
export function saveMyData(data: PersonalData): void {
  saveFile(FILE_NAME, JSON.stringify(encode(data), null, 2), 'application/json');
}
