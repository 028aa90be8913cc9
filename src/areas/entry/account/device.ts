/** An iPad calls itself a Mac, but no Mac has a touch screen. */
export function isOnIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** Whether the page is in the window of the installed app. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}
