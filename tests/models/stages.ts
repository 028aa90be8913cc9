import type { SceneWorld } from './scenes/sceneWorld.ts';
import type { Stage } from './scenes/scene.ts';

// A file that is added is seen: vitest caches no module with the text `import.meta.glob(`, which the type argument hides.
const files = import.meta.glob<(world: SceneWorld) => Promise<Stage>>('./stages/*.ts', { import: 'stage' });

/** Where the stage of a chart is, from the project's root. */
export function stageFileOf(chartId: string): string {
  return `tests/models/stages/${chartId}.ts`;
}

/** All stages, from the project's root, sorted. */
export function stageFiles(): readonly string[] {
  return Object.keys(files)
    .map((path) => path.replace('./', 'tests/models/'))
    .toSorted();
}

/** Sets the stage of a chart, anew for each path; both levels on a screen play on the same. */
export async function setStage(chartId: string, world: SceneWorld): Promise<Stage> {
  const stage = await files[`./stages/${chartId}.ts`]?.();
  if (!stage) throw new Error(`chart '${chartId}' has no stage file ${stageFileOf(chartId)}`);
  return stage(world);
}
