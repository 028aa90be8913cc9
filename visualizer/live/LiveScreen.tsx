import { LiveSession } from './liveSession.ts';
import { LiveView } from './LiveView.tsx';

// Outside the screen: who looks at another chart and comes back finds the record as it went on.
const session = new LiveSession();

/** The live mode by its address, /dev/fluxos/ao-vivo?ator=booking */
export function LiveScreen() {
  return <LiveView session={session} />;
}
