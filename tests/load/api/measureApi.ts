import type { Measure } from '../outcome.ts';
export const measureApi: Measure = () => Promise.reject(new Error('later'));
