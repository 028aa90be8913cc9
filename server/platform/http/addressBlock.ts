/**
 * The block of addresses that counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address, because
 * one home gets all addresses of such a block.
 */
export function addressBlock(address: string): string {
  const groups = groupsOf(address);
  return groups === undefined ? address.replace(MAPPED, '') : groups.slice(0, 4).join(':');
}

/** The first 48 bits of an IPv6 address: one site may own them all, which is 65,536 blocks. Undefined for IPv4. */
export function siteBlock(address: string): string | undefined {
  return groupsOf(address)?.slice(0, 3).join(':');
}

/** The prefix of an IPv4 address on a dual-stack socket (IPv4-mapped IPv6). */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** The eight groups of an IPv6 address in a canonical spelling, so that different spellings count as the same client. */
function groupsOf(address: string): readonly string[] | undefined {
  if (!address.includes(':') || MAPPED.test(address)) return undefined;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const missing = Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0));
  const zeros = address.includes('::') ? Array<string>(missing).fill('0') : [];
  return [...(first ?? []), ...zeros, ...(last ?? [])].map((group) => group.replace(/^0+(?=.)/, ''));
}
