/* oxlint-disable typescript/unbound-method -- what stands in calls the browser's own methods with their own `this` */
/** How the browser gets on with a picture: well; its pixels are of no use; or the file is gone meanwhile. */
export type Luck = 'fine' | 'broken' | 'gone';

declare global {
  /** Lets the reading or the drawing that waits go on, with this luck. */
  var letPicture: (luck: Luck) => void;
}

/**
 * Runs in a page: the next picture that is read, and then drawn, waits for {@link letPicture} both times, at the edge of
 * what the browser does by itself. Returns how to stop.
 */
export function holdPictures(): () => void {
  const [blob, image, canvas] = [Blob.prototype, HTMLImageElement.prototype, HTMLCanvasElement.prototype];
  const { arrayBuffer } = blob;
  const { decode } = image;
  const { toBlob } = canvas;
  const turn = () => new Promise<Luck>((go) => (globalThis.letPicture = go));
  let [luck, isRead]: [Luck, boolean] = ['fine', false];

  blob.arrayBuffer = async function read() {
    luck = await turn();
    if (luck === 'gone') throw new DOMException('The file is gone', 'NotReadableError');
    return arrayBuffer.call(this);
  };
  image.decode = async function show() {
    const fatal: Luck = isRead ? 'gone' : 'broken';
    if (isRead) luck = await turn();
    isRead = true;
    if (luck === fatal) throw new DOMException('The picture cannot be decoded', 'EncodingError');
    return decode.call(this);
  };
  canvas.toBlob = function encode(take, ...how) {
    if (luck === 'broken') take(null);
    else toBlob.call(this, take, ...how);
  };
  return () => {
    Object.assign(blob, { arrayBuffer });
    Object.assign(image, { decode });
    Object.assign(canvas, { toBlob });
  };
}

/** Runs in a page: the next drawing cannot be encoded, as when a phone has no memory left. */
export function breakNextDrawing(): void {
  const canvas = HTMLCanvasElement.prototype;
  const { toBlob } = canvas;
  canvas.toBlob = (take) => {
    canvas.toBlob = toBlob;
    take(null);
  };
}

/** The same picture in a file of so many bytes: what follows its end is no part of it. */
export function padPicture(picture: Uint8Array, bytes = picture.length): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(bytes);
  padded.set(picture);
  return padded;
}
