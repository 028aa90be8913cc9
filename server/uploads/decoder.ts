/** Loaded with the first picture: its native part is large, and the server's start does not wait for it. */
export function loadDecoder() {
  loaded ??= load();
  return loaded;
}

let loaded: ReturnType<typeof load> | undefined;

async function load() {
  const { default: sharp } = await import('sharp');
  // No two uploads are the same picture.
  sharp.cache(false);
  // Of all the formats that the library reads (SVG among them), whatever a file claims to be.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  return sharp;
}
