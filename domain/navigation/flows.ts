/**
 * The folder of the built app with all that only the statechart visualizer needs, its pages too: a server serves it, or
 * knows nothing of it.
 */
export const FLOWS_FOLDER = 'flows';
