/** A place as MapLibre takes it. */
interface Place {
  readonly lng: number;
  readonly lat: number;
}

type Listener = () => void;

/** Stands in for MapLibre's map where there is no WebGL: it has a middle and a canvas, and draws nothing. */
export class Map {
  readonly touchZoomRotate = { disableRotation: () => undefined };
  readonly keyboard = { disableRotation: () => undefined };
  readonly #canvas = document.createElement('canvas');
  readonly #listeners: { readonly type: string; readonly listener: Listener }[] = [];
  #middle: Place = { lng: 0, lat: 0 };

  constructor({ container }: { readonly container: HTMLElement }) {
    this.#canvas.className = 'maplibregl-canvas';
    this.#canvas.addEventListener('webglcontextlost', () => this.#tell('webglcontextlost'));
    container.append(this.#canvas);
  }

  on(type: string, listener: Listener): void {
    this.#listeners.push({ type, listener });
  }

  off(type: string, listener: Listener): void {
    const index = this.#listeners.findIndex((each) => each.type === type && each.listener === listener);
    if (index !== -1) this.#listeners.splice(index, 1);
  }

  project({ lng, lat }: Place): { readonly x: number; readonly y: number } {
    return { x: lng - this.#middle.lng, y: this.#middle.lat - lat };
  }

  fitBounds([west, south, east, north]: readonly [number, number, number, number]): void {
    this.#middle = { lng: (west + east) / 2, lat: (south + north) / 2 };
    this.#tell('move');
  }

  easeTo({ center }: { readonly center: Place }): void {
    this.#middle = center;
    this.#tell('move');
  }

  getCenter() {
    const middle = this.#middle;
    return { ...middle, wrap: () => middle };
  }

  getBounds() {
    return { contains: () => true };
  }

  setStyle(): void {
    // Nothing is drawn.
  }

  remove(): void {
    this.#canvas.remove();
  }

  #tell(type: string): void {
    for (const each of this.#listeners.filter((one) => one.type === type)) each.listener();
  }
}

/** Nothing is drawn, so nothing is asked of the file. */
export const addProtocol = (): void => undefined;
export const setWorkerUrl = (): void => undefined;
