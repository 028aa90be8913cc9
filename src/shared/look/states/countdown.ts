import { useState, useSyncExternalStore } from 'react';
import { everySecond } from '../../runtime/everySecond.ts';

/** The current second of this device, shared by all countdowns; the timer stops while no countdown is on screen. */
function useSecond(): number {
  return useSyncExternalStore(everySecond, second);
}

/**
 * The seconds left of a time span that the server measured.
 * @param secondsLeft the seconds left at `since`
 * @param since in milliseconds of this device's clock; by default when the component was mounted
 */
export function useSecondsLeft(secondsLeft: number, since?: number): number {
  const [appeared] = useState(Date.now);
  const passed = useSecond() - Math.floor((since ?? appeared) / 1_000);
  return Math.max(0, secondsLeft - Math.max(0, passed));
}

/** `2530` → `42:10`; an hour is `60:00`. */
export function clockLabel(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

function second(): number {
  return Math.floor(Date.now() / 1_000);
}
