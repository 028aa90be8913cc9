import { LiveSession } from './liveSession.ts';
import { LiveView } from './LiveView.tsx';

// Outside the component: recording goes on while the reader looks at another screen.
const session = new LiveSession();

/** The live mode at /dev/fluxos/ao-vivo?ator=booking */
export function LiveScreen() {
  return <LiveView session={session} />;
}
