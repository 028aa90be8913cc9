import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startApp } from './app.ts';
import { openBrowser } from './browser.ts';
import { LOOKS, turnTo } from './looks.ts';
import { findPlaces } from './places.ts';
import { SCREENS } from './screens.ts';
import { startTour } from './tour.ts';

/** Takes a picture of every screen in every look, into a folder. `only`: the screens whose name begins so. */
export async function takeShots(folder: string, only = ''): Promise<void> {
  await mkdir(folder, { recursive: true });
  const [app, browser] = await Promise.all([startApp(), openBrowser()]);
  try {
    const show = startTour(browser, app.address, await findPlaces(app.address));
    for (const screen of SCREENS.filter(({ name }) => name.startsWith(only))) {
      await show(screen, async (page) => {
        for (const look of LOOKS) {
          await turnTo(page, look);
          await page.screenshot({ path: join(folder, `${screen.name}-${look.name}.png`) });
        }
      });
      console.log(screen.name);
    }
  } finally {
    await browser.close();
    await app.stop();
  }
}
