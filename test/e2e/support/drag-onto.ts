import type { Locator, Page } from 'playwright-core';

/** Drags with the mouse in small steps, like a hand. */
export async function dragOnto(page: Page, handle: Locator, target: Locator): Promise<void> {
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('What is dragged, or where to, is not in sight');
  // React Aria treats a press at the exact center as one of a screen reader.
  await page.mouse.move(from.x + from.width / 4, from.y + from.height / 4);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
}
