import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { florist, vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApiWith } from '../../../test-support/open-editor.js';
import { renderApp } from '../../../test-support/render-app.js';

const deposit = 'What deposit do you ask for?';
const seasonal = 'Can you work with flowers that are in season?';

async function openFaqs(fail?: () => never) {
  const faq = { id: '0198c0de-0000-7000-8000-0000000000f1', question: deposit, answer: 'A third.' };
  const { api } = anApiWith({ activeFeatures: ['feature_faqs'], faqs: [faq] });
  api.answer(webstoreRoutes.vendorFaqOptions, () => [
    { question: deposit, categories: [] },
    { question: seasonal, categories: [florist.externalId] },
    { question: 'When does the music stop?', categories: ['venues'] },
  ]);
  if (fail) api.answer(webstoreRoutes.vendorFaqOptions, fail);
  const page = renderApp({ path: '/vendor/webstore/editfaqs', user: vendor, api });
  await screen.findByRole('heading', { name: 'FAQs', level: 1 });
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  return { ...page, api, press };
}

it('a new question is chosen from those couples ask this vendor, or is the vendor’s own [WS-12, WS-106, WS-32, WS-29]', async () => {
  const { api, user, press } = await openFaqs();
  await press('Add item');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'FAQs: please complete the required fields or remove before saving',
  );
  expect(screen.getByText('Question: field required')).toBeInTheDocument();
  expect(screen.getByText('Answer: field required')).toBeInTheDocument();
  await press(/^Choose a question/);
  const options = await screen.findByRole('listbox');
  expect(
    within(options)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([`${deposit} (answered)`, seasonal, 'Write your own question']);
  await user.click(within(options).getByRole('option', { name: 'Write your own question' }));
  await user.type(screen.getByLabelText('Answer'), 'We bring umbrellas.');
  await press('Save');
  expect(await screen.findByText('Question: field required')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Your question'));
  await user.paste('x'.repeat(241));
  expect(await screen.findByText('Question: cannot exceed character limit of 240')).toBeInTheDocument();
  await press('Save');
  expect(api.callsOf(webstoreRoutes.saveWebstore)).toEqual([]);
  await user.clear(screen.getByLabelText('Your question'));
  await user.type(screen.getByLabelText('Your question'), 'What if it rains?');
  await press('Save');
  await waitFor(() => expect(api.callsOf(webstoreRoutes.saveWebstore)).toHaveLength(1));
  expect(api.callsOf(webstoreRoutes.saveWebstore)[0]?.body).toMatchObject({
    faqs: [{ question: deposit }, { question: 'What if it rains?', answer: 'We bring umbrellas.' }],
  });
  await press('Add item');
  await press(/^Choose a question/);
  await user.click(await screen.findByRole('option', { name: seasonal }));
  await user.type(screen.getByLabelText('Answer'), 'From May to October.');
  await press('Save');
  await waitFor(() => expect(api.callsOf(webstoreRoutes.saveWebstore)).toHaveLength(2));
  const both = [{ question: deposit }, { question: 'What if it rains?' }];
  expect(api.callsOf(webstoreRoutes.saveWebstore)[1]?.body).toMatchObject({
    faqs: [...both, { question: seasonal, answer: 'From May to October.' }],
  });
});

it('an answer is required, and has 240 characters at most [WS-107, WS-12]', async () => {
  const { api, user, press } = await openFaqs();
  await press(new RegExp(`^What deposit`));
  const answer = screen.getByLabelText('Answer');
  await user.clear(answer);
  await user.type(answer, ' ');
  await press('Save');
  expect(await screen.findByText('Answer: field required')).toBeVisible();
  await user.clear(answer);
  await user.type(answer, 'x'.repeat(241));
  expect(await screen.findByText('Answer: cannot exceed character limit of 240')).toBeVisible();
  expect(api.callsOf(webstoreRoutes.saveWebstore)).toEqual([]);
  await user.clear(answer);
  await user.type(answer, 'א'.repeat(240));
  await waitFor(() => expect(screen.queryByText(/cannot exceed/)).not.toBeInTheDocument());
  await press('Save');
  await waitFor(() => expect(api.callsOf(webstoreRoutes.saveWebstore)).toHaveLength(1));
});

it('the preset questions are requested once, and there are none if that fails [WS-108]', async () => {
  const { api, user, press, go, unmount } = await openFaqs();
  await press('Add item');
  await press(/^Choose a question/);
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  await user.keyboard('{Escape}');
  await press(/^Delete question/);
  await go('/vendor/webstore');
  await screen.findByRole('heading', { name: 'Your webstore', level: 1 });
  await go('/vendor/webstore/editfaqs');
  await screen.findByRole('heading', { name: 'FAQs', level: 1 });
  await press('Add item');
  await press(/^Choose a question/);
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  expect(api.callsOf(webstoreRoutes.vendorFaqOptions)).toHaveLength(1);
  unmount();
  const failing = await openFaqs(() => {
    throw new Refusal(503, 'temporarily-unavailable');
  });
  await failing.press('Add item');
  await failing.press(/^Choose a question/);
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Write your own question',
  ]);
});
