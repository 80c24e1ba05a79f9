const atMost = '--max-old-space-size=320';

/**
 * Arguments for Node in programs that run for long. On a large machine it allows 128 MB of short-lived objects before
 * it collects them, and hundreds more before a full collection; with these limits the same work takes the same
 * processor time. 320 MB is three times the need of either program. The workers, which nobody waits for and which
 * handle one item after the other, collect short-lived objects sooner than the api.
 */
export const serverFlags = {
  api: ['--max-semi-space-size=4', atMost],
  workers: ['--max-semi-space-size=2', atMost],
} as const;

/**
 * Settings of glibc's allocator for the api. By default each thread of a process gets a part of memory of its own, and
 * what is free in one is not used by the others: with two parts, an api takes 15 MB less (`npm run bench:messages`).
 */
export const apiAllocator = { MALLOC_ARENA_MAX: '2' } as const;

/**
 * Settings of glibc's allocator for the worker that checks pictures: it gives the files that it has read and stored back
 * at once. The process in which it decodes them has its own settings (`PictureProcess`).
 */
export const picturesAllocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' } as const;
