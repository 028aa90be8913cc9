/* oxlint-disable typescript/unbound-method -- what stands in calls the browser's own methods with their own `this` */
import type { Luck } from './heldPictures.ts';

/**
 * Runs in a page: each receipt that is looked at waits for `letPicture`, which says how the browser gets on with it. A file that is
 * sent is not held. Returns how to stop.
 */
export function holdReceipts(): () => void {
  const [blob, image] = [Blob.prototype, HTMLImageElement.prototype];
  const { arrayBuffer } = blob;
  const { decode } = image;
  /** The first bytes, which tell what kind of file it is. */
  const HEAD = 8;
  let luck: Luck = 'fine';

  blob.arrayBuffer = async function read() {
    if (this.size !== HEAD) return arrayBuffer.call(this);
    luck = await new Promise<Luck>((go) => (globalThis.letPicture = go));
    if (luck === 'gone') throw new DOMException('The file is gone', 'NotReadableError');
    return arrayBuffer.call(this);
  };
  image.decode = async function show() {
    if (luck === 'broken') throw new DOMException('The picture cannot be decoded', 'EncodingError');
    return decode.call(this);
  };
  return () => {
    Object.assign(blob, { arrayBuffer });
    Object.assign(image, { decode });
  };
}
