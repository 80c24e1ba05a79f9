import { expect, it } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { readAgain } from './read-again.js';

/** A watched query whose answers wait for the test. */
function aWatchedQuery() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const answers: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => void answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ['plan'], queryFn });
  const stop = observer.subscribe(() => undefined);
  /** Answers a read as soon as it has begun. */
  const answer = async (nth: number, text: string) => {
    await waitFor(() => expect(answers.length).toBeGreaterThan(nth));
    answers[nth]?.(text);
  };
  return { client, answers, answer, stop, shown: () => observer.getCurrentResult().data };
}

it('repeats a first read that was in progress, whose answer may be older than the change', async () => {
  const { client, answers, answer, shown, stop } = aWatchedQuery();
  const done = readAgain(client, { queryKey: ['plan'] });
  await answer(0, 'before the change');
  await answer(1, 'after the change');
  await done;
  expect([answers.length, shown()]).toEqual([2, 'after the change']);
  stop();
});

it('reads what has been answered once more', async () => {
  const { client, answers, answer, shown, stop } = aWatchedQuery();
  await answer(0, 'before the change');
  await waitFor(() => expect(shown()).toBe('before the change'));
  const done = readAgain(client, { queryKey: ['plan'] });
  await answer(1, 'after the change');
  await done;
  expect([answers.length, shown()]).toEqual([2, 'after the change']);
  stop();
});
