import { contract } from '#domain/contract/contract.ts';
import { addDays, type Day } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import type { TestPerson, World } from '../booking/world.ts';
import { fieldsOf, FORM_HEADERS, formOf } from '../uploads/form.ts';

type Chosen = Readonly<Record<string, unknown>>;

/** What a manager does with a spreadsheet. `chosen`: fields beside the file, such as `columns` instead of the guessed ones. */
export function openImports(world: Omit<World, 'close'>) {
  const send = senderOf(world);
  return { preview: send(contract.previewImport.path), run: send(contract.importReservations.path) };
}

/** The same of customers. */
export function openCustomerImports(world: Omit<World, 'close'>) {
  const send = senderOf(world);
  return { preview: send(contract.previewCustomerImport.path), run: send(contract.importCustomers.path) };
}

function senderOf(world: Omit<World, 'close'>) {
  return (path: string) =>
    (who: TestPerson | undefined, bytes: string | Uint8Array, chosen: Chosen = {}) =>
      world.call(who, {
        method: 'POST',
        url: path,
        headers: FORM_HEADERS,
        payload: formOf([...fieldsOf(chosen), { name: 'sheet', fileName: 'planilha.csv', bytes }]),
      });
}

const HEAD = 'Data;Início;Fim;Quadra;Nome;Telefone;Valor;Pago;Observação';

/** A row's cells in the order of {@link HEAD}. */
export function line(day: Day, cells: string): string {
  return `${formatDay(day)};${cells}`;
}

export function csv(...lines: readonly string[]): string {
  return [HEAD, ...lines].join('\r\n');
}

/** Hours that {@link World.arena} has. */
const HOURS = [7, 8, 9, 10, 18, 19, 20, 21, 22, 23];

/** So many good rows of one hour each, over the days from the first on, on two courts. */
export function goodRows(first: Day, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const hour = HOURS[index % HOURS.length] ?? 7;
    const court = (Math.floor(index / HOURS.length) % 2) + 1;
    const day = addDays(first, Math.floor(index / (HOURS.length * 2)));
    return line(
      day,
      `${hour}:00;${hour + 1}:00;Quadra ${court};Cliente ${index};(13) 98888-${String(index).padStart(4, '0')};;;`,
    );
  });
}
