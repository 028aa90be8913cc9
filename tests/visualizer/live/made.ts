import { SimulatedClock, createActor } from 'xstate';
import { Recording } from '../../../visualizer/live/recording.ts';
import { serializeTo } from '../../../visualizer/live/serializer.ts';
import { lampMachine } from './lamp.ts';

/** A record of a lamp that was really switched: off, warming, lit, off; the clock brings what is due. */
export async function recordedLamp() {
  const recording = new Recording();
  const clock = new SimulatedClock();
  const { inspect } = serializeTo((event) => recording.add([event]), { prefix: 'p/', hidesSecrets: true });
  const lamp = createActor(lampMachine, { inspect, clock });
  lamp.start();
  lamp.send({ type: 'switched', note: 'first' });
  await new Promise<void>((resolve) => {
    const lit = lamp.subscribe(({ value }) => {
      if (value !== 'lit') return;
      lit.unsubscribe();
      resolve();
    });
  });
  clock.increment(60_000);
  return { recording, lamp, id: `p/${lamp.sessionId}` };
}
