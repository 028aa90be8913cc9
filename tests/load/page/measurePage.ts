import type { Measure } from '../outcome.ts';
export const measurePage: Measure = () => Promise.reject(new Error('later'));
