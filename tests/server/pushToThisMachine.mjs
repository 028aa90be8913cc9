/**
 * What is sent to the service of a browser goes to a stand-in on this machine: which one, by host, is in the variable PUSH_STAND_INS.
 * The server itself calls no other addresses than those of the real services.
 */
const standIns = JSON.parse(process.env.PUSH_STAND_INS ?? '{}');
const { fetch } = globalThis;

globalThis.fetch = (address, options) => {
  const url = new URL(address);
  const standIn = standIns[url.host];
  return fetch(standIn === undefined ? address : standIn + url.pathname, options);
};
