import { expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { Stage } from './support/stage.js';
import { mapOf, markers, wide } from './support/vendor-map.js';

const stage = Stage.shared();

const ringNames = (page: Page) => mapOf(page).getByText(/^\d+ miles$/);
const boxesOf = async (all: Locator) =>
  (await Promise.all((await all.all()).map((one) => one.boundingBox()))).filter((box) => box !== null);
type Box = Awaited<ReturnType<typeof boxesOf>>[number];
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Names on the map that cover another one or a marker, and those that are cut off. */
async function spoiledNames(page: Page): Promise<Box[]> {
  const names = await boxesOf(mapOf(page).locator('.maplibregl-marker > span[aria-hidden]'));
  expect(names.length).toBeGreaterThan(0);
  const everything = [...names, ...(await boxesOf(markers(page)))];
  const map = await mapOf(page).boundingBox();
  const isInside = (box: Box) => map && box.x >= map.x && box.y >= map.y && box.x + box.width <= map.x + map.width;
  return names.filter((name) => !isInside(name) || everything.some((other) => other !== name && overlap(name, other)));
}

it(
  'the map has rings around a searched place only, whose names and those of towns cover nothing and are complete',
  stage.visit(async ({ page }) => {
    await page.goto('/vendors?view=map');
    await markers(page).first().waitFor();
    await mapOf(page).locator('.map-name').first().waitFor();
    expect(await ringNames(page).count()).toBe(0);
    expect(await spoiledNames(page)).toEqual([]);
    await page.goto('/vendors?view=map&place=austin-tx');
    await ringNames(page).first().waitFor();
    await mapOf(page).locator('.map-name').first().waitFor();
    expect(await spoiledNames(page)).toEqual([]);
  }, wide),
);
