import { fromPlain } from '../plainValues.ts';
import { literal } from '../step/literal.ts';
import type { WirePayload } from './wire.ts';

/** What a finished actor answered, in one line; '' for events that are no answers, and for answers without a value. */
export function replyText(event: WirePayload | undefined): string {
  if (event === undefined) return '';
  const { type } = event;
  if (type.startsWith('xstate.done.actor.')) return valueText(event['output']);
  if (type.startsWith('xstate.error.actor.')) return valueText(event['error']);
  return type === 'xstate.promise.resolve' || type === 'xstate.promise.reject' ? valueText(event['data']) : '';
}

/** A plain value in one line. */
export function valueText(value: unknown): string {
  return value === undefined ? '' : literal(fromPlain(value));
}
