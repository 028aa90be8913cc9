import { readFile } from 'node:fs/promises';
import { coastFile } from '../../map/coastMap.ts';
import { finderScene } from '../scenes/finder.ts';
import { onTestFinished } from 'vitest';
import { holdMap, type MapFate } from '../scenes/heldMap.ts';
import { holdPlace, type Whereabouts } from '../scenes/heldPlace.ts';
import { type Played, type Stage, tagOf } from '../scenes/scene.ts';
import { first, last } from '../scenes/screen.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import type { Question } from '#domain/finder/question.ts';

const NEAR = 'Perto de mim primeiro';
const NONE = 'Nenhuma quadra livre';
const SEARCHING = 'Procurando quadras livres…';
const UNREAD = 'Parte deste link não pôde ser lida';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await finderScene(world)),
    lead: async ({ screen }) => {
      // Chromium hands no function back: its page is closed after the test.
      for (const letGo of [
        await screen.inPage(holdPlace, undefined),
        await screen.inPage(holdMap, await headOfMap()),
      ]) {
        if (typeof letGo === 'function') onTestFinished(letGo);
      }
    },
    acts: {
      'question.asked': async ({ screen, context }, event) => {
        const { hours, isNear, isMap } = event['question'] as Question;
        if (isMap !== context().question.isMap) {
          await screen.inPage(() => globalThis.awaitMap(), undefined);
          return screen.press(isMap ? 'Mapa' : 'Lista');
        }
        if (isNear === context().question.isNear) return screen.choose('Duração', String(hours));
        return isNear ? screen.check(NEAR) : screen.uncheck(NEAR);
      },
      'search.retried': ({ screen }) => screen.press(last('Tentar novamente')),
      'arena.chosen': ({ screen }) => screen.press(PIN),
      'place.picked': ({ screen }) => screen.press('Buscar perto daqui'),
      'place.forgotten': ({ screen }) => screen.press('Esquecer o ponto'),
      'map.broken': ({ screen }) => screen.inPage(loseContext, undefined),
      'map.retried': async ({ screen }) => {
        await screen.inPage(() => globalThis.awaitMap(), undefined);
        await screen.press(first('Tentar novamente'));
      },
    },
    endings: {
      locate: (played, output) => {
        if (tagOf(output) === 'Placed') return answer(played, 'known');
        return answer(played, Reflect.get(Object(output), 'isRefused') === true ? 'refused' : 'unknown');
      },
      loadMap: (played, output) => {
        if (tagOf(output) === 'Offline') return endMap(played, 'unreachable');
        return endMap(played, tagOf(output) === 'Drawable' ? 'drawable' : 'undrawable');
      },
    },
    faults: {
      locate: (played) => answer(played, 'broken'),
      loadMap: (played) => endMap(played, 'broken'),
    },
    shows: {
      'search.locating': ({ screen }) => screen.reads('Esperando o navegador dizer onde você está…'),
      'search.asking': async ({ screen, context }) => {
        await screen.reads(SEARCHING);
        if (context().hasUnread) await screen.reads(UNREAD);
        else await screen.isSilent(UNREAD);
      },
      'search.found': async ({ screen, context }) => {
        await screen.sees('heading', '1 arena com quadra livre');
        await screen.sees('link', 'Reservar Quadra 1, Arena Maré Alta');
        await screen.reads(last(context().question.hours === 2 ? /R\$\s161,00/ : /R\$\s80,50/));
      },
      'search.widening': async ({ screen }) => {
        await screen.sees('heading', NONE);
        await screen.reads('Procurando horários próximos…');
      },
      'search.empty': async ({ screen, context }) => {
        await screen.sees('heading', NONE);
        if (context().around) await screen.sees('button', 'às 18:00 há 1');
        else await screen.reads(/^Nada livre nem por perto/);
      },
      'search.failed': async ({ screen }) => {
        await screen.reads('Não foi possível procurar quadras livres.');
        await screen.sees('button', last('Tentar novamente'));
      },
      'view.list': ({ screen }) => screen.lacks('button', 'Lista'),
      'view.map.loading': ({ screen }) => screen.reads('Abrindo o mapa…'),
      'view.map.drawn': async ({ screen, chart, context }) => {
        await screen.sees('button', 'Buscar perto daqui');
        await screen.sees('link', '© OpenStreetMap');
        const { answer, chosen, picked } = context();
        if (answer?.total === 1) await screen.sees('button', PIN);
        if (picked) await screen.seesLabelled('Ponto escolhido');
        const isListed = Reflect.get(Object(chart().value), 'search') === 'found';
        if (chosen && isListed) await screen.holds('Ver no mapa');
      },
      'view.map.undrawable': ({ screen }) => screen.reads('Este navegador não desenha mapas'),
      'view.map.failed': async ({ screen }) => {
        await screen.reads('Não foi possível abrir o mapa.');
        await screen.sees('button', first('Tentar novamente'));
      },
    },
  };
}

function answer({ screen }: Played, what: Whereabouts): Promise<void> {
  return screen.inPage((how) => globalThis.letPlace(how), what);
}

async function endMap({ screen }: Played, fate: MapFate): Promise<void> {
  await screen.inPage((what) => globalThis.letMap(what), fate);
}

/** Runs in a page: as when the graphics driver takes its memory back. */
function loseContext(): void {
  document.querySelector('.maplibregl-canvas')?.dispatchEvent(new Event('webglcontextlost', { cancelable: true }));
}

const PIN = /^Arena Maré Alta, R\$/;
const HEAD_BYTES = 16_384;

async function headOfMap(): Promise<string> {
  const file = await readFile(await coastFile());
  return file.subarray(0, HEAD_BYTES).toString('base64');
}
