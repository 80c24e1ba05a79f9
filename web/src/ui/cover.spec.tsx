import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Cover } from './cover.js';

const picture = { pictureId: 'barn', width: 1600, height: 1067, placeholder: 'data:image/webp;base64,AA', alt: '' };
const pictures = (page: ReturnType<typeof render>) => [...page.container.querySelectorAll('img')];
const cover = (shown: typeof picture | null) => <Cover name="Wildrye Barn" picture={shown} sizes="320px" />;

it('shows the initial if there is no picture [WEB-28]', () => {
  const page = render(cover(null));
  expect(pictures(page)).toEqual([]);
  expect(screen.getByText('W')).toBeInTheDocument();
});

it('shows the initial if the picture cannot be loaded, until there is another one [WEB-28]', () => {
  const page = render(cover(picture));
  expect(screen.queryByText('W')).toBeNull();
  fireEvent.error(pictures(page).at(-1) as Element);
  expect(screen.getByText('W')).toBeInTheDocument();
  expect(pictures(page)).toEqual([]);
  page.rerender(cover({ ...picture, pictureId: 'orchard' }));
  expect(screen.queryByText('W')).toBeNull();
});

it('offers all widths to the browser, over a miniature', () => {
  const page = render(cover(picture));
  const [miniature, whole] = pictures(page);
  expect(miniature).toHaveAttribute('src', picture.placeholder);
  expect(miniature).toHaveAttribute('alt', '');
  expect(whole).toHaveAttribute('srcset', expect.stringContaining('/media/barn/320.jpg 320w'));
  expect(whole).toHaveAttribute('srcset', expect.stringContaining('/media/barn/1600.jpg 1600w'));
  expect(page.container.querySelector('source')).toHaveAttribute('srcset', expect.stringContaining('320.webp 320w'));
  expect(whole).toHaveAttribute('width', '1600');
  expect(whole).toHaveAttribute('height', '1067');
});
