import { registeredCharts } from '../../machines/chartFiles.ts';
import { FlowsScreen } from '../../visualizer/flows/FlowsScreen.tsx';

const CHARTS = registeredCharts();

/** The statechart visualizer, of the app's own charts. */
export function Flows() {
  return <FlowsScreen charts={CHARTS} />;
}
