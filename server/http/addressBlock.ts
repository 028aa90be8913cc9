/**
 * The block of addresses that counts as one place: an IPv4 address, or the first 64 bits of IPv6, of which one home gets
 * all addresses.
 */
export function addressBlock(address: string): string {
  const groups = groupsOf(address);
  return groups === undefined ? address.replace(MAPPED, '') : groups.slice(0, 4).join(':');
}

/** The first 48 bits of IPv6: what one site may get, with 65,536 blocks in it. Undefined for IPv4. */
export function siteBlock(address: string): string | undefined {
  return groupsOf(address)?.slice(0, 3).join(':');
}

/** An IPv4 address as a socket for both kinds writes it. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** The eight groups of an IPv6 address, each written in one way, so that a proxy's spelling makes no other place of it. */
function groupsOf(address: string): readonly string[] | undefined {
  if (!address.includes(':') || MAPPED.test(address)) return undefined;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const missing = Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0));
  const zeros = address.includes('::') ? Array<string>(missing).fill('0') : [];
  return [...(first ?? []), ...zeros, ...(last ?? [])].map((group) => group.replace(/^0+(?=.)/, ''));
}
