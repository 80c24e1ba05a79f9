import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SearchCache } from './search-cache.js';
import type { SerializedSearch } from './serialized-search.js';

const refreshes = {
  isSubscribed: true,
  tell: () => undefined as void,
  onRefresh(listener: () => void) {
    this.tell = listener;
    return () => undefined;
  },
};
let asked: string[];
let hot: SearchCache;
let answerNow: (name: string, bytes?: number) => Promise<SerializedSearch>;

beforeEach(() => {
  jest.useFakeTimers();
  refreshes.isSubscribed = true;
  asked = [];
  hot = new SearchCache({ searchCache: true } as never, refreshes as never);
  answerNow = (name, bytes = 10) =>
    hot.answerTo(name, async () => {
      asked.push(name);
      return { answer: Buffer.alloc(bytes), shown: [] };
    });
});
afterEach(() => {
  hot.onApplicationShutdown();
  jest.useRealTimers();
});

describe('the cached response to a search', () => {
  it('is requested once a second', async () => {
    await answerNow('a');
    jest.advanceTimersByTime(999);
    await answerNow('a');
    expect(asked).toEqual(['a']);
    jest.advanceTimersByTime(1);
    await answerNow('a');
    expect(asked).toEqual(['a', 'a']);
  });

  it('expires after 200 ms while announcements do not arrive', async () => {
    refreshes.isSubscribed = false;
    await answerNow('a');
    jest.advanceTimersByTime(199);
    await answerNow('a');
    expect(asked).toEqual(['a']);
    jest.advanceTimersByTime(1);
    await answerNow('a');
    expect(asked).toEqual(['a', 'a']);
  });

  it('is shared by concurrent callers, except those who come after a refresh', async () => {
    const first = Promise.withResolvers<SerializedSearch>();
    const before = [1, 2].map(() => hot.answerTo('a', () => first.promise));
    refreshes.tell();
    const after = await answerNow('a');
    first.resolve({ answer: Buffer.from('old'), shown: [] });
    expect((await Promise.all(before)).map(({ answer }) => answer.toString())).toEqual(['old', 'old']);
    expect(await answerNow('a')).toBe(after);
    expect(asked).toEqual(['a']);
  });

  it('is dropped by a refresh', async () => {
    await answerNow('a');
    refreshes.tell();
    await answerNow('a');
    expect(asked).toEqual(['a', 'a']);
  });

  it('is not kept when the search failed', async () => {
    await expect(hot.answerTo('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await answerNow('a');
    expect(asked).toEqual(['a']);
  });

  it('is evicted for newer ones', async () => {
    const megabyte = 1_048_576;
    for (let name = 0; name < 17; name++) await answerNow(String(name), megabyte);
    asked = [];
    await answerNow('16');
    await answerNow('1');
    expect(asked).toEqual([]);
    await answerNow('0');
    expect(asked).toEqual(['0']);
  });

  it('is requested every time when caching is turned off', async () => {
    hot = new SearchCache({ searchCache: false } as never, refreshes as never);
    await answerNow('a');
    await answerNow('a');
    expect(asked).toEqual(['a', 'a']);
  });
});
