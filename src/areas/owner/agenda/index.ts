// The public interface of this area: other areas import only from here.
export { NoShowBadge } from './NoShowBadge.tsx';
export { arenaMoment } from './agendaDay.ts';
