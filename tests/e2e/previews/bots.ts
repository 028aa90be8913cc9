/** Who fetches links for previews and for search, with the headers that each sends. */
export interface Bot {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** How much of a page it reads, in bytes: what stands behind is not there for it. */
  readonly reads?: number;
}

const EVERYTHING = { accept: '*/*' };

export const BOTS: readonly Bot[] = [
  { name: 'WhatsApp', headers: { ...EVERYTHING, 'user-agent': 'WhatsApp/2.24.20.89 A' } },
  {
    name: 'Facebook',
    headers: {
      ...EVERYTHING,
      'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      'accept-encoding': 'deflate, gzip',
      range: 'bytes=0-524287',
    },
    reads: 524_288,
  },
  { name: 'Twitter', headers: { ...EVERYTHING, 'user-agent': 'Twitterbot/1.0' } },
  {
    name: 'Slack',
    headers: {
      ...EVERYTHING,
      'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
      range: 'bytes=0-32768',
    },
    reads: 32_769,
  },
  {
    name: 'Google',
    headers: {
      ...EVERYTHING,
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    },
  },
];
