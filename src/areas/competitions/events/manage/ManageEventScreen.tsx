import { useUser } from '../../../../shared/runtime/AppContext.tsx';
import { ManagedEvent } from './ManagedEvent.tsx';
import { NotOrganizer } from './NotOrganizer.tsx';
import { ReadEvent } from '../page/ReadEvent.tsx';

/** The organizer's view of an event. Everybody else gets a link to the event's page. */
export function ManageEventScreen() {
  const user = useUser();
  return (
    <ReadEvent>
      {(event) => (event.organizer.id === user?.id ? <ManagedEvent event={event} /> : <NotOrganizer event={event} />)}
    </ReadEvent>
  );
}
