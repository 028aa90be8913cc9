// The door of this area: what other areas may use.
export { arenaMoment } from './agendaDay.ts';
