import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { imageRoutes } from '#contracts/webstore/image.routes.js';
import type { ImageView } from '#contracts/webstore/webstore.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { draft, vendor } from '../../../test-support/examples.js';
import { onAPhone, press, says } from '../../../test-support/play-that-says.js';
import { aShownSite, onItsWay, shownPicture } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';

const captions = ['The barn at dusk', '', 'A long table under lights, before the guests come out of the chapel'];
const photo = (nth: number, caption: string): ImageView => ({
  ...shownPicture,
  id: `0198c0de-0000-7000-8000-0000000000a${nth}`,
  url: '',
  caption,
  credit: '',
  isCoverPhoto: nth === 0,
  ordinal: nth,
  validationResult: true,
  adminApproved: false,
  reasons: [],
  sameAs: null,
});
const photos = captions.map((caption, nth) => photo(nth, caption));

/** A vendor with these photos, whose captions can be saved. */
const aGalleryOf = (images: ImageView[] = photos) => {
  let webstore = draft({ images });
  return aShownSite()
    .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [webstore], numResults: 1, page: 1, pageSize: 1 }))
    .answer(webstoreRoutes.webstoreById, () => webstore)
    .answer(imageRoutes.updateImage, ({ path, body }) => {
      const { caption } = body as Pick<ImageView, 'caption'>;
      const saved = webstore.images.map((image) => (path.endsWith(image.id) ? { ...image, caption } : image));
      webstore = draft({ images: saved });
      return saved;
    });
};

const openSheet = async () => {
  await press('Edit Photo 2');
  return within(await screen.findByRole('dialog', { name: 'Photo 2 of 3' }));
};

const meta = {
  title: 'Pages/Vendor, Gallery',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/vendor/webstore/editgallery', api: aGalleryOf(), user: vendor },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Edit The barn at dusk' })).toBeVisible();
  },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = { tags: ['phone'], globals: onAPhone };
export const Empty: Story = {
  args: { api: aGalleryOf([]) },
  play: async () => {
    await says('Drop photos here')();
  },
};
/** One of the last three is being checked, one is flagged, and one is no picture. */
export const Checked: Story = {
  args: {
    api: aGalleryOf([
      ...photos,
      ...(['checking', 'content', 'unreadable'] as const).map((state, nth): ImageView => ({
        ...photo(photos.length + nth, ''),
        pictureId: state === 'content' ? shownPicture.pictureId : null,
        validationResult: state === 'checking' ? null : false,
        reasons: state === 'checking' ? [] : [state],
      })),
    ]),
  },
  play: async () => {
    await says('Being checked')();
    const flagged = await screen.findByRole('heading', { name: 'Image flagged' });
    await expect(flagged).toBeVisible();
    const picture = flagged.closest('figure')?.firstElementChild;
    await expect(picture && getComputedStyle(picture).filter).toContain('blur');
  },
};
export const Loading: Story = {
  args: { api: aGalleryOf().answer(webstoreRoutes.webstoreById, onItsWay) },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Loading' })).toBeInTheDocument();
  },
};
/** The sheet keeps its height from the first letter until the caption is saved. */
export const SheetOnAPhone: Story = {
  tags: ['phone'],
  globals: onAPhone,
  args: { api: aGalleryOf(), autoSaveAfter: 200 },
  play: async () => {
    const sheet = await openSheet();
    const content = (await sheet.findByRole('button', { name: 'Delete photo' })).parentElement?.parentElement;
    const heights = new Set<number>();
    const observer = new ResizeObserver(([entry]) => heights.add(entry?.contentRect.height ?? 0));
    observer.observe(content as HTMLElement);
    await userEvent.type(sheet.getByLabelText('Caption'), 'The porch');
    await expect(await sheet.findByText('Photo saved.')).toBeVisible();
    await expect(await sheet.findByRole('button', { name: 'Auto-saved' })).toBeVisible();
    observer.disconnect();
    await expect(heights.size).toBe(1);
  },
};
