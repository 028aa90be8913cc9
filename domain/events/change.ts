import { Schema } from 'effect';
import { Id, Instant } from '../values/id.ts';

/** What of an event or a category people rely on, so that its change is told to all who see it. */
export const ChangedField = Schema.Literals([
  'name',
  'days',
  'place',
  'contact',
  'pix',
  'startDate',
  'registerUntil',
  'payUntil',
  'price',
  'doublesNumber',
  'prizes',
]);
export type ChangedField = typeof ChangedField.Type;

/** What changed, in the words of a sentence. */
const CHANGED_FIELD_NAMES: Readonly<Record<ChangedField, string>> = {
  name: 'nome',
  days: 'datas',
  place: 'local',
  contact: 'contato',
  pix: 'chave PIX',
  startDate: 'data do torneio',
  registerUntil: 'inscrições até',
  payUntil: 'pagamento até',
  price: 'preço por jogador',
  doublesNumber: 'vagas',
  prizes: 'premiação',
};

/** One thing that the organizer changed. `before` and `after` are texts for people. */
export const EventChange = Schema.Struct({
  id: Id,
  /** The name of the category; absent for the event itself. */
  category: Schema.optionalKey(Schema.String),
  madeAt: Instant,
  field: ChangedField,
  before: Schema.String,
  after: Schema.String,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type EventChange = typeof EventChange.Type;

/** `Mista C/D, preço por jogador`: what changed, of a category or of the event itself. */
export function changedName({ category, field }: { category?: string | undefined; field: ChangedField }): string {
  return category === undefined ? CHANGED_FIELD_NAMES[field] : `${category}, ${CHANGED_FIELD_NAMES[field]}`;
}

/** `Mista C/D, preço por jogador: antes R$ 60,00, agora R$ 80,00`, which reads well of one thing and of several. */
export function changeText(change: Parameters<typeof changedName>[0] & Pick<EventChange, 'before' | 'after'>): string {
  return `${changedName(change)}: antes ${change.before}, agora ${change.after}`;
}
