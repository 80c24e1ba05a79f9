import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { eventually } from '../../support/posy/eventually.js';

/** Tolerance of a color channel: the drawn color is not always exact. */
const slack = 6;

const channelsOf = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** The share of an element's visible area with a color (`#rrggbb`), from 0 to 1. */
export async function shareOfColour(target: Locator, colour: string): Promise<number> {
  // Some of the pixels are enough, and are compared quickly.
  const picture = sharp(await target.screenshot())
    .resize({ width: 240, kernel: 'nearest' })
    .removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const wanted = channelsOf(colour);
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (wanted.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= slack)) found += 1;
  }
  return found / (info.width * info.height);
}

/** Waits until a color has at least this share of an element. The pause between pictures leaves time for drawing. */
export async function hasMuchOf(target: Locator, colour: string, least: number): Promise<void> {
  await eventually(
    () => shareOfColour(target, colour),
    (share) => share >= least,
    60_000,
    500,
  );
}
