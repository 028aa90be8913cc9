/**
 * The folder of the built app with everything that only the statechart visualizer needs, its pages included. A server
 * serves all of it or none.
 */
export const FLOWS_FOLDER = 'flows';
