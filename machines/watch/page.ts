/** What a chart that asks again and again hears of its page, which may lie in a tab that nobody sees. */
export type PageEvent = { type: 'page.hidden' } | { type: 'page.shown' };
