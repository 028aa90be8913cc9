import { useUser } from '../../../../shared/runtime/AppContext.tsx';
import { ManagedEvent } from './ManagedEvent.tsx';
import { NotOrganizer } from './NotOrganizer.tsx';
import { ReadEvent } from '../page/ReadEvent.tsx';

/** An event for its organizer; to everybody else, the way to its page. */
export function ManageEventScreen() {
  const user = useUser();
  return (
    <ReadEvent>
      {(event) => (event.organizer.id === user?.id ? <ManagedEvent event={event} /> : <NotOrganizer event={event} />)}
    </ReadEvent>
  );
}
