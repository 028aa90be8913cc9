/** Loads the library with the first picture: its native part is large and must not delay the server's start. */
export function loadDecoder() {
  loaded ??= load();
  return loaded;
}

let loaded: ReturnType<typeof load> | undefined;

async function load() {
  const { default: sharp } = await import('sharp');
  // A cache is useless because no two uploads are the same picture.
  sharp.cache(false);
  // Allows only JPEG and PNG of all the formats that the library reads (SVG among them), whatever a file claims to be.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  return sharp;
}
