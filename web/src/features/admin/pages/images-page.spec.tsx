import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { imageReviewRoutes } from '#contracts/webstore/image-review.routes.js';
import type { ReviewedImageView } from '#contracts/webstore/image-review.views.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { operator } from '../../../test-support/operations-examples.js';
import { idOf, image } from '../../../test-support/open-gallery.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

const waiting = (number: number, changes: Partial<ReviewedImageView> = {}): ReviewedImageView => ({
  image: image(number, { caption: '', validationResult: false, reasons: ['content'] }),
  category: 'general',
  scores: {},
  uploadedAt: '2026-11-20T10:00:00.000Z',
  webstore: { id: idOf(9), name: `Studio ${number}`, url: `studio-${number}` },
  vendorName: 'Vale & Co',
  ...changes,
});

async function openReview(start: ReviewedImageView[]) {
  let left = start;
  const decided: string[] = [];
  const decide = (decision: string) => (call: { path: string }) => {
    const id = left.find(({ image }) => call.path.includes(image.id))?.image.id;
    if (id === undefined) throw new Refusal(404, 'image-not-found');
    decided.push(`${decision} ${left.find(({ image }) => image.id === id)!.webstore.name}`);
    left = left.filter(({ image }) => image.id !== id);
    return { success: true as const };
  };
  const api = anApi()
    .answer(imageReviewRoutes.imagesToReview, () => ({ results: left, numResults: left.length, page: 1, pageSize: 24 }))
    .answer(imageReviewRoutes.approveImage, decide('approve'))
    .answer(imageReviewRoutes.removeImage, decide('remove'));
  const page = renderApp({ path: '/admin/images', user: operator, api });
  await screen.findByRole('list', { name: 'Photos to review' });
  const cards = () => within(screen.getByRole('list', { name: 'Photos to review' })).getAllByRole('listitem');
  const box = (name: string) => screen.getByRole('checkbox', { name: `Select the photo from ${name}` });
  return {
    ...page,
    decided,
    cards,
    box,
    takeAway: (id: string) => (left = left.filter(({ image }) => image.id !== id)),
  };
}

it('photos to review show their vendor, place, reason and scores [OP-45]', async () => {
  const { cards } = await openReview([waiting(1, { category: 'awards', scores: { adult: 0.97, gore: 0.02 } })]);
  const card = within(cards()[0]!);
  expect(card.getByRole('link', { name: 'Studio 1' })).toHaveAttribute('href', `/admin/webstores/${idOf(9)}`);
  expect(card.getByText('Award · Vale & Co')).toBeInTheDocument();
  expect(card.getByText('It may show something our guidelines don’t allow.')).toBeInTheDocument();
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['adult', 'gore']);
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['0.97', '0.02']);
});

it('photos to review are walked through, approved and selected by keyboard [OP-45]', async () => {
  const { user, box, decided } = await openReview([waiting(1), waiting(2), waiting(3)]);
  act(() => box('Studio 1').focus());
  await user.keyboard('j');
  expect(box('Studio 2')).toHaveFocus();
  await user.keyboard('jk');
  expect(box('Studio 2')).toHaveFocus();
  await user.keyboard('a');
  expect(await screen.findByText('1 photo approved')).toBeInTheDocument();
  expect(decided).toEqual(['approve Studio 2']);
  act(() => box('Studio 3').focus());
  await user.keyboard('x');
  expect(box('Studio 3')).toBeChecked();
});

it('photos to review are removed together after a confirmation, one that is gone meanwhile included', async () => {
  const { user, box, decided, takeAway } = await openReview([waiting(1), waiting(2), waiting(3)]);
  await user.click(box('Studio 1'));
  await user.click(box('Studio 3'));
  const chosen = within(screen.getByRole('group', { name: '2 selected' }));
  await user.click(chosen.getByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove 2 photos?' }));
  await user.click(question.getByRole('button', { name: 'Keep' }));
  expect(decided).toEqual([]);
  takeAway(idOf(1));
  await user.click(chosen.getByRole('button', { name: 'Remove' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(decided).toEqual(['remove Studio 3']));
  expect(await screen.findByRole('heading', { name: '1 photo to review' })).toBeInTheDocument();
});
