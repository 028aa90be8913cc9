import { openConnection } from '../../../visualizer/live/connection.ts';
import { Recording } from '../../../visualizer/live/recording.ts';

declare global {
  /** Follows the only page there is; how many events were heard so far. */
  var followPage: () => void;
  var heardEvents: () => number;
}

/** The visualizer without its screen. Runs in the page. */
const recording = new Recording();
const connection = openConnection((events) => recording.add(events));

globalThis.followPage = () => {
  const [page] = connection.pages();
  if (page) connection.attach(page.id);
};
globalThis.heardEvents = () => recording.forgotten + recording.entries.length;
