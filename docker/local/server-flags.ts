const atMost = '--max-old-space-size=320';

/**
 * Arguments for Node in programs that run for long. On a large machine it allows 128 MB of short-lived objects before
 * it collects them, and hundreds more before a full collection; with these limits the same work takes the same
 * processor time. 320 MB is three times the need of either program. The workers, which nobody waits for and which
 * handle one item after the other, collect short-lived objects sooner than the api. The process that decodes pictures
 * makes few of them: pictures themselves are outside of what V8 collects. Their size makes V8 collect its own small heap
 * at each picture nevertheless, for which its helpers would take processor time from decoding (5 % of it).
 */
export const serverFlags = {
  api: ['--max-semi-space-size=4', atMost],
  workers: ['--max-semi-space-size=2', atMost],
  pictures: ['--max-semi-space-size=1', '--single-threaded-gc', atMost],
} as const;

/**
 * Settings of glibc's allocator for the api. By default each thread of a process gets a part of memory of its own, and
 * what is free in one is not used by the others: with two parts, an api takes 15 MB less (`npm run bench:messages`).
 */
export const apiAllocator = { MALLOC_ARENA_MAX: '2' } as const;

/**
 * Settings of glibc's allocator for the process that decodes pictures. By default each of its threads keeps the large
 * blocks that it has freed: with these it gives them back at once, and needs a third less at most and half as much
 * afterwards (`npm run bench:images`). At 128 KB in place of 32 KB, 20 MB more stay behind, in the same processor time;
 * at 2 MB, a photo takes up to a tenth less of it, and 30 to 50 MB more stay. Two threads keep a core busy; with Node's
 * four, more pictures are half done at the same time.
 */
export const picturesAllocator = {
  UV_THREADPOOL_SIZE: '2',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '32768',
} as const;
