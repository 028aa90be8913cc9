import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceCalm } from '../../src/shared/runtime/onceCalm.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// Red without the question for running reads: the work begins while the hours are still awaited.
test('what can wait begins after the reads of a screen, and after those that follow them', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const work = vi.fn<() => void>();
  const replies: { resolve: (reply: string) => void; reject: (reason: Error) => void }[] = [];
  const queryFn = () => new Promise<string>((resolve, reject) => void replies.push({ resolve, reject }));

  const reading = queryClient.fetchQuery({ queryKey: ['arena'], queryFn });
  onceCalm(queryClient, work);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).not.toHaveBeenCalled();

  replies[0]?.resolve('Areia');
  await reading;
  const following = queryClient.fetchQuery({ queryKey: ['hours'], queryFn });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).not.toHaveBeenCalled();

  const failed = expect(following).rejects.toThrow('No line');
  replies[1]?.reject(new Error('No line'));
  await failed;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(1);

  await queryClient.fetchQuery({ queryKey: ['later'], queryFn: () => 'later' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a screen that reads nothing is not waited for', async () => {
  const work = vi.fn<() => void>();
  onceCalm(new QueryClient(), work);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(1);
});
