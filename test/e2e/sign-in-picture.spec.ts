import { expect, it } from '@jest/globals';
import { Stage } from './support/stage.js';

const stage = Stage.shared({ loadsPictures: true });

it(
  'the picture beside the sign-in has a pixel for each of the screen',
  stage.visit(
    async ({ page }) => {
      await page.goto('/vendor/login');
      const picture = page.locator('main picture img').last();
      await picture.waitFor();
      const shown = (await picture.boundingBox()) ?? { width: Infinity, height: Infinity };
      const { width, height } = await page.evaluate<{ width: number; height: number }>(`(async () => {
        const shown = [...document.querySelectorAll('main picture img')].at(-1);
        // The browser may not have chosen a file yet.
        await shown.decode();
        const file = new Image();
        file.src = shown.currentSrc;
        await file.decode();
        return { width: file.naturalWidth, height: file.naturalHeight };
      })()`);
      expect(width).toBeGreaterThanOrEqual(shown.width);
      expect(height).toBeGreaterThanOrEqual(shown.height);
    },
    { viewport: { width: 1440, height: 900 } },
  ),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
