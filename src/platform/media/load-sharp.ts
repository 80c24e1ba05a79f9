import type { SharpConstructor } from 'sharp';

let loading: Promise<SharpConstructor> | undefined;

/**
 * Loads the picture library when the first picture is processed: it takes ten megabytes, which most processes never need.
 */
export function loadSharp(): Promise<SharpConstructor> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1); // callers decide how many pictures are processed at the same time
    sharp.cache(false); // each picture is read only once
    return sharp;
  });
  return loading;
}
