import { ROUTES } from './routes.ts';

/** Where customers come in from a spreadsheet: a part of the screen of imports. */
export function customerImportPath(): string {
  return `${ROUTES.ownerImport.path}?tipo=clientes`;
}
