/** Largest accepted picture, in bytes. */
export const IMAGE_BYTES = 5_000_000;

/** Largest accepted picture, in pixels: decoding a larger one would use too much memory. */
export const IMAGE_PIXELS = 40_000_000;

/** The types that a file chooser offers. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png'] as const;

/** Messages of the browser, and of the server for requests that bypass the browser's checks. */
export const IMAGE_FAULTS = {
  type: 'O tipo de arquivo escolhido não é aceito. Tipos aceitos: jpg, jpeg, png.',
  size: 'O tamanho da imagem não pode ser maior do que 5mb.',
  missing: 'Faça o upload de uma imagem.',
  typeOnServer: 'O tipo de imagem não é aceito.',
  sizeOnServer: 'O tamanho da imagem deve ser menor ou igual a 5mb.',
  unreadable: 'Não conseguimos ler esta imagem. Tente outra.',
} as const;

/** Bytes at the start of a file that {@link imageTypeOf} needs. */
export const IMAGE_HEAD_BYTES = 8;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** A file's type by its first bytes, because its name and declared type are not trusted. */
export function imageTypeOf(head: Uint8Array): (typeof IMAGE_TYPES)[number] | undefined {
  if (PNG.every((byte, index) => head[index] === byte)) return 'image/png';
  return JPEG.every((byte, index) => head[index] === byte) ? 'image/jpeg' : undefined;
}

/** The sizes in which a person's or an arena's square picture is stored: pixels per side. */
const AVATAR_SIDES = [96, 192, 512] as const;

/**
 * The shapes in which pictures are stored: width divided by height, and the widths in pixels that the app shows. A stored
 * address names the `usual` one. Photos are those of an arena's page: on a phone, and on a sharp or a wide screen.
 */
export const SHAPES = {
  square: { ratio: 1, widths: AVATAR_SIDES, usual: 192 },
  photo: { ratio: 3 / 2, widths: [480, 960], usual: 960 },
  /** All of it is kept, on white: a receipt is read to its edges. As tall as the screen of a phone. */
  receipt: { ratio: 1 / 2, widths: [720], usual: 720, isWhole: true },
} as const satisfies Record<string, PictureShape>;
export type Shape = (typeof SHAPES)[keyof typeof SHAPES];

interface PictureShape {
  readonly ratio: number;
  readonly widths: readonly number[];
  readonly usual: number;
  /** Nothing is cropped: what is missing to the shape is white. */
  readonly isWhole?: true;
}

/** The largest stored size of a shape, in pixels. */
export function largestOf({ ratio, widths }: Shape): { readonly width: number; readonly height: number } {
  const width = Math.max(...widths);
  return { width, height: width / ratio };
}

const ADDRESS = /^\/imagens\/([\w-]{22})-([1-9]\d{0,3})\.webp$/;

/** The path of a stored picture: `/imagens/{id}-{width}.webp`. */
export function picturePath(id: string, width: number): string {
  return `/imagens/${id}-${width}.webp`;
}

/** The inverse of {@link picturePath}; `undefined` for another address. */
export function readPicturePath(address: string): { readonly id: string; readonly width: number } | undefined {
  const [, id, width] = ADDRESS.exec(address) ?? [];
  return id === undefined ? undefined : { id, width: Number(width) };
}

/** The path of the same picture in another size; any other address is returned unchanged. */
export function pictureAt(address: string, width: number): string {
  const picture = readPicturePath(address);
  return picture ? picturePath(picture.id, width) : address;
}
