/** Bytes of the largest picture that is taken. */
export const IMAGE_BYTES = 5_000_000;

/** Pixels of the largest picture: more would fill the memory of whoever decodes it. */
export const IMAGE_PIXELS = 40_000_000;

/** What a file chooser offers. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png'] as const;

/** What is said in the browser, and by the server when somebody goes round the browser. */
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

/** What a file is by its first bytes, whatever its name and its declared type say. */
export function imageTypeOf(head: Uint8Array): (typeof IMAGE_TYPES)[number] | undefined {
  if (PNG.every((byte, index) => head[index] === byte)) return 'image/png';
  return JPEG.every((byte, index) => head[index] === byte) ? 'image/jpeg' : undefined;
}

/** Sides, in pixels, in which a person's or an arena's square picture is kept. */
export const AVATAR_SIDES = [96, 192, 512] as const;

const ADDRESS = /^\/imagens\/([\w-]{22})-([1-9]\d{0,3})\.webp$/;

/** Where a picture of ours is served: `/imagens/{id}-{width}.webp`. */
export function picturePath(id: string, width: number): string {
  return `/imagens/${id}-${width}.webp`;
}

/** What {@link picturePath} made an address of; `undefined` for one that is not ours. */
export function readPicturePath(address: string): { readonly id: string; readonly width: number } | undefined {
  const [, id, width] = ADDRESS.exec(address) ?? [];
  return id === undefined ? undefined : { id, width: Number(width) };
}

/** The same picture in another of its sizes; an address that is not one of ours stays as it is. */
export function pictureAt(address: string, width: number): string {
  const picture = readPicturePath(address);
  return picture ? picturePath(picture.id, width) : address;
}
