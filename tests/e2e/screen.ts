import type { Page } from 'playwright-core';
import type { Who } from './people.ts';
import type { Places } from './places.ts';

/** One screen in one state: how to get there, and the heading by which it is known to be there. */
export interface Screen {
  readonly name: string;
  readonly as: Who;
  readonly path: (places: Places) => string;
  readonly heading: string | RegExp;
  /** What is done once the screen is there. */
  readonly onceThere?: (page: Page) => Promise<void>;
}
