/**
 * The folder of the built app with everything that only the statechart visualizer needs, its pages included. A server
 * serves all of it or none.
 */
export const FLOWS_FOLDER = 'flows';

/** The address below which the visualizer's pages are, in an app that serves them. */
export const FLOWS_PATH = '/dev/fluxos';
