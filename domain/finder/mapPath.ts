/** Where a server that has a map's file serves it, in ranges of bytes. */
export const MAP_PATH = '/mapa.pmtiles';
