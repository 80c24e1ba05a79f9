import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Page, Response as PlaywrightResponse } from 'playwright-core';
import sharp from 'sharp';
import { eventually } from '../support/posy/eventually.js';
import { signIn } from './support/accounts.js';
import { dragOnto } from './support/drag-onto.js';
import { pressAway } from './support/keyboard.js';
import { OperationsPage } from './support/operations-page.js';
import { Stage } from './support/stage.js';

/** Checks pictures like an external service: red ones are flagged. */
const judge: Server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const answer = async () => {
      if (request.method !== 'POST') return response.end();
      const [red, , blue] = (await sharp(Buffer.concat(parts)).stats()).channels;
      const approved = (red?.mean ?? 0) < (blue?.mean ?? 0) + 60;
      return response.end(JSON.stringify({ approved, scores: { red: approved ? 0.1 : 0.9 } }));
    };
    void answer();
  });
});
const stage = Stage.own(async () => {
  await new Promise<void>((resolve) => judge.listen(0, '127.0.0.1', resolve));
  const { port } = judge.address() as AddressInfo;
  return { settings: { CONTENT_CHECK_URL: `http://127.0.0.1:${port}/` } };
});
afterAll(() => void judge.close());

const path = '/vendor/webstore/editgallery';

async function aPhoto(name: string, background: string) {
  const spot = await sharp({ create: { width: 300, height: 500, channels: 3, background: '#fff8e0' } })
    .png()
    .toBuffer();
  const picture = sharp({ create: { width: 1_600, height: 1_200, channels: 3, background } });
  const buffer = await picture
    .composite([{ input: spot, left: 100 * name.length, top: 300 }])
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

async function openGallery(page: Page): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { name: 'Gallery', level: 1 }).waitFor();
}
const choose = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').setInputFiles(files);
const photos = (page: Page) => page.getByRole('grid', { name: 'Photos in your gallery' }).getByRole('row');
const lines = (page: Page) => page.getByRole('region', { name: 'Uploads' }).getByRole('listitem');
const savedOrder = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'PATCH' && response.url().endsWith('/images'));
/** The ids in the order that a change has sent, with their ordinals. */
const sentOrder = (response: PlaywrightResponse) =>
  (response.request().postDataJSON() as { images: { id: string; ordinal: number }[] }).images;
const isQuiet = async (page: Page) => {
  await page.getByRole('button', { name: 'Clear list' }).waitFor();
};

describe('the gallery of a vendor', () => {
  it(
    'grows by ten files at once on a phone, one refused, of two flagged ones an operator approves one and removes the other, is reordered, and its new cover is found in search [WS-74] [WS-80] [WS-95] [WS-96]',
    stage.visit(
      async ({ page }, another) => {
        await signIn(page, 'vendor@posy.example');
        await openGallery(page);
        const before = await photos(page).count();
        const blues = ['sea.jpg', 'lake.jpg', 'river.jpg', 'harbor.jpg', 'seaside.jpg', 'blue-inn.jpg'];
        await choose(page, [
          ...(await Promise.all(blues.map((name) => aPhoto(name, '#204080')))),
          { name: 'film.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
          await aPhoto('roses.jpg', '#e02020'),
          await aPhoto('poppies.jpg', '#d03018'),
          await aPhoto('meadow.jpg', '#206040'),
        ]);
        await page.getByText('film.gif can’t be added. Use a JPEG or PNG.').waitFor();
        await isQuiet(page);
        expect(await lines(page).getByText('Uploaded').count()).toBe(9);
        await eventually(
          () => photos(page).count(),
          (count) => count === before + 9,
        );
        await page.getByText('Being checked').first().waitFor({ state: 'hidden' });
        const flagged = page.getByRole('heading', { name: 'Image flagged' });
        await flagged.nth(1).waitFor();
        expect(await page.getByRole('link', { name: 'Contact administrator' }).count()).toBe(2);

        const operator = (await another()).page;
        await OperationsPage.signedIn(operator, '/admin/images');
        await operator.getByRole('heading', { name: '2 photos to review' }).waitFor();
        await operator.getByText('It may show something our guidelines don’t allow.').first().waitFor();
        await operator.getByRole('button', { name: 'Approve the photo from Wildrye Photographs' }).first().click();
        await operator.getByRole('heading', { name: '1 photo to review' }).waitFor();
        // Pushed, as the removal is: the page was not reloaded.
        await flagged.nth(1).waitFor({ state: 'hidden' });
        // The message about the first one covers the button of a mouse, which would keep it there.
        await operator.getByRole('button', { name: 'Remove the photo from Wildrye Photographs' }).press('Enter');
        await operator.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
        await operator.getByText('Nothing to review').waitFor();
        await eventually(
          () => photos(page).count(),
          (count) => count === before + 8,
        );
        expect(await flagged.count()).toBe(0);

        const last = before + 9;
        await page.getByRole('button', { name: `Edit Photo ${last}` }).click();
        const sheet = page.getByRole('dialog', { name: /^Photo \d+ of \d+$/ });
        const moved = savedOrder(page);
        await sheet.getByRole('button', { name: 'Move earlier' }).click();
        expect((await moved).status()).toBe(200);
        await page.getByRole('dialog', { name: `Photo ${last - 1} of ${last}` }).waitFor();
        await sheet.getByLabel('Caption').fill('A meadow in May');
        await sheet.getByText('Cover photo').click();
        await sheet.getByRole('button', { name: 'Save', exact: true }).click();
        await sheet.waitFor({ state: 'hidden' });
        await page.getByRole('button', { name: 'Edit A meadow in May' }).waitFor();
        await page.getByRole('button', { name: 'Save and publish' }).click();
        await page
          .getByText(/^Published$/)
          .first()
          .waitFor();
        const cover = await page.getByRole('img', { name: 'A meadow in May' }).getAttribute('src');
        const pictureId = /media\/([^/]+)\//.exec(cover ?? '')?.[1] ?? 'none';
        const couple = (await another()).page;
        await eventually(
          async () => {
            await couple.goto('/vendors?name=wildrye');
            return couple.content();
          },
          (html) => html.includes(pictureId),
        );
      },
      { viewport: { width: 390, height: 844 } },
    ),
  );

  it(
    'is reordered by mouse and keyboard except for the cover [WS-89] [WS-90]',
    stage.visit(
      async ({ page }) => {
        await signIn(page, 'vendor@posy.example');
        await openGallery(page);
        const attributes = async (name: string) =>
          Promise.all((await photos(page).all()).map((row) => row.getAttribute(name)));
        const cover = page.getByText('Cover, always first');
        await cover.waitFor();
        const keys = () => attributes('data-key');
        const order = await keys();
        const [first, second, third, ...rest] = order;
        const handles = page.getByRole('button', { name: /^Move / });
        // One for each photo in the list, to which the cover does not belong.
        expect(await handles.count()).toBe(order.length);
        const dragged = savedOrder(page);
        await dragOnto(page, photos(page).first(), photos(page).nth(2));
        const sent = sentOrder(await dragged);
        expect(sent.slice(1).map(({ id }) => id)).toEqual([second, third, first, ...rest]);
        expect(sent.map(({ ordinal }) => ordinal)).toEqual(sent.map((_image, at) => at));
        expect(order).not.toContain(sent[0]?.id);
        await eventually(keys, (now) => now.join() === [second, third, first, ...rest].join());

        // The list listens to further keys only when it has moved the focus, a frame later.
        await pressAway(handles.first(), 'Enter');
        for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowDown');
        const saved = savedOrder(page);
        await page.keyboard.press('Enter');
        const byKeyboard = sentOrder(await saved)
          .slice(1)
          .map(({ id }) => id);
        // Two rows of three down.
        expect(byKeyboard).toEqual([third, first, ...rest.slice(0, 5), second, ...rest.slice(5)]);
        await page.reload();
        await cover.waitFor();
        expect(await keys()).toEqual(byKeyboard);
      },
      // Room for three rows above the bar of the editor.
      { viewport: { width: 1280, height: 1400 } },
    ),
  );
});
