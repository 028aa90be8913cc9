import { charts } from '../../machines/chartFiles.ts';
import { FlowsScreen } from '../../visualizer/flows/FlowsScreen.tsx';

/** The statechart visualizer for the app's own charts. */
export function Flows() {
  return <FlowsScreen charts={charts} />;
}
