import { expect, it } from '@jest/globals';
import { BatchCollector } from './batch-collector.js';

const limits = { items: 4, wait: 1 };

/** A collector whose first batch, of one item, stays in progress until `finishFirst` is called. */
async function busyCollector() {
  const batches: (readonly string[])[] = [];
  const first = Promise.withResolvers<undefined>();
  const begun = Promise.withResolvers<undefined>();
  const collector = new BatchCollector<string, string>(async (items) => {
    batches.push(items);
    begun.resolve(undefined);
    if (batches.length === 1) await first.promise;
    return new Map(items.map((item) => [item, item.toUpperCase()]));
  }, limits);
  const answers = [collector.add('first')];
  await begun.promise;
  return {
    batches,
    add: (item: string) => void answers.push(collector.add(item)),
    finishFirst: () => {
      first.resolve(undefined);
      return Promise.all(answers);
    },
  };
}

it('gives each item its own result', async () => {
  const collector = await busyCollector();
  collector.add('second');
  expect(await collector.finishFirst()).toEqual(['FIRST', 'SECOND']);
});

it('collects the items that arrive during a batch into the next one, up to the limit', async () => {
  const collector = await busyCollector();
  for (const item of ['a', 'b', 'c', 'd', 'e']) collector.add(item);
  await collector.finishFirst();
  expect(collector.batches).toEqual([['first'], ['a', 'b', 'c', 'd'], ['e']]);
});

it('rejects every item of a batch that fails, and goes on with the next batch', async () => {
  let calls = 0;
  const collector = new BatchCollector<string, string>((items) => {
    calls += 1;
    if (calls === 1) return Promise.reject(new Error('the engine is away'));
    return Promise.resolve(new Map(items.map((item) => [item, 'done'])));
  }, limits);
  await expect(Promise.all([collector.add('a'), collector.add('b')])).rejects.toThrow('the engine is away');
  await expect(collector.add('c')).resolves.toBe('done');
});
