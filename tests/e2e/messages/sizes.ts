export type Scheme = 'light' | 'dark';

/** In CSS pixels. */
export const PHONE_WIDTH = 390;
/** Of the pane in which a program for mail shows a letter on a desk. */
export const MAIL_WIDTH = 600;
