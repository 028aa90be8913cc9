import type { HeldSheet } from './heldSheets.ts';
import type { GoogleMessage } from '#domain/session/google.ts';

/** What a thing on the screen is called. It is the only one of that name, or the first or the last of several. */
export type Name = Text | { readonly first: Text } | { readonly last: Text };
export type Text = string | RegExp;

export const first = (name: Text): Name => ({ first: name });
export const last = (name: Text): Name => ({ last: name });

/** Nothing else on the screen has that name. */
export function isOnly(name: Name): name is Text {
  return typeof name === 'string' || name instanceof RegExp;
}

export function textOf(name: Name): Text {
  if (isOnly(name)) return name;
  return 'first' in name ? name.first : name.last;
}

export type Role = 'button' | 'dialog' | 'form' | 'group' | 'heading' | 'link' | 'progressbar' | 'row';

/**
 * A part of the screen: what a person does there, and what they see. Testing Library and Playwright both fill it. Every
 * name is waited for; what does not come fails.
 */
export interface Part {
  /** Presses a button, by its state where several have that name. */
  press(name: Name, state?: { readonly pressed: boolean }): Promise<void>;
  /** Presses a button with the keyboard, which reaches it whatever lies over it. */
  pressByKey(name: Name): Promise<void>;
  follow(link: Name): Promise<void>;
  /** Types into a field, in place of what stood there. */
  fill(label: Text, text: string): Promise<void>;
  /** Chooses from a list, by the words or the value. */
  choose(label: Text, option: string): Promise<void>;
  check(label: Text): Promise<void>;
  uncheck(label: Text): Promise<void>;
  /** Picks one of several that are shown together. */
  pick(name: Name): Promise<void>;
  /** Lets a link go over this part, which brings no file. */
  dropLink(): Promise<void>;

  sees(role: Role, name: Name): Promise<void>;
  /** So many of that name are there. */
  seesTimes(role: Role, name: Text, times: number): Promise<void>;
  /** The title of the page. */
  isTitled(name: Text): Promise<void>;
  reads(text: Name): Promise<void>;
  /** The text is there, even in a closed menu. */
  holds(text: Text): Promise<void>;
  lacks(role: Role, name: Name): Promise<void>;
  /** The text is not there. */
  isSilent(text: Text): Promise<void>;
  /** Something without words of its own is there. */
  seesLabelled(label: Text): Promise<void>;
  seesPicture(): Promise<void>;
  canPress(button: Name): Promise<void>;
  cannotPress(button: Name): Promise<void>;
  /** The button shows that it waits. */
  waits(button: Name): Promise<void>;
  /** The field has that value. */
  hasValue(label: Text, value: string): Promise<void>;
  /** So much of what the bar tells is done, from 0 to 100. */
  isDone(bar: Name, percent: number): Promise<void>;
  /** What a button says now. */
  wordsOf(button: Name): Promise<string>;
}

/** The whole screen, with its surroundings. */
export interface Screen extends Part {
  readonly dialog: (name: Text) => Part;
  readonly form: (name: Text) => Part;
  readonly group: (name: Text) => Part;
  /** The page without its dialogs and its menu. */
  readonly main: Part;
  /** Closes a dialog by its cross. */
  readonly close: (dialog: Text) => Promise<void>;
  /** Follows the link on the page that leads there. */
  readonly followTo: (path: string) => Promise<void>;
  /** Follows the menu to a page. */
  readonly goTo: (path: string) => Promise<void>;
  readonly isAt: (path: string) => Promise<void>;
  readonly hitEscape: () => Promise<void>;
  /** Another tab lies over the page, or no longer does. */
  readonly setSeen: (isSeen: boolean) => Promise<void>;
  /** The browser copies what it is asked to, or does not, as inside other apps. */
  readonly setCopying: (works: boolean) => Promise<void>;
  /** The server's stream of changes opens, tells that what the page follows has changed, or breaks. */
  readonly stream: (does: 'open' | 'tell' | 'lose') => Promise<void>;
  readonly setWide: (isWide: boolean) => Promise<void>;
  /** Chooses a picture with the field of this page, as from a folder; of so many bytes, if that matters. */
  readonly choosePicture: (bytes?: number) => Promise<void>;
  /** Chooses a spreadsheet with the field of this page, as from a folder. */
  readonly chooseSheet: (which: HeldSheet) => Promise<void>;
  /** Lets time pass for the charts. */
  readonly passTime: (ms: number) => Promise<void>;
  /** Has the app ask the server again who is signed in. */
  readonly meetAgain: () => Promise<void>;
  /** Runs in the page, which knows nothing of what stands around the function. */
  readonly inPage: <Given, Result>(run: (given: Given) => Result, given: Given) => Promise<Result>;
  readonly popup: Popup;
}

/** The window that the page opens. */
export interface Popup {
  /** Does what opens it. */
  readonly during: (act: () => Promise<void>) => Promise<void>;
  /** Does what would open it, while the browser lets none open. */
  readonly blocked: (act: () => Promise<void>) => Promise<void>;
  /** The person comes back from it with an answer, or leaves it open and looks at the page again. */
  readonly answer: (choice: PopupAnswer) => Promise<void>;
  readonly lookAway: () => Promise<void>;
  /** By the person. */
  readonly close: () => Promise<void>;
  readonly isThere: () => Promise<void>;
  readonly isGone: () => Promise<void>;
}

interface PopupAnswer {
  /** What is pressed there. */
  readonly value: string;
  /** What the page is told then; for a level that has no such window. */
  readonly message: () => Promise<GoogleMessage>;
}

/** What a button becomes when no answer comes. */
export const STOP_WAITING = 'Parar de esperar';
