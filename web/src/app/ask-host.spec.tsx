import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { couple } from '../test-support/examples.js';
import { keepEvent } from '../test-support/event-examples.js';
import { group, heading, next, nobody } from '../test-support/open-setup.js';
import { aPage, showPage } from '../test-support/open-webstore-page.js';

it('a request for a quote waits while its couple sets up an event, and follows with what they have said [OP-105]', async () => {
  const api = aPage();
  keepEvent(api, nobody);
  const { user, go } = await showPage({}, api, couple);
  const [ask] = await screen.findAllByRole('button', { name: 'Ask for a quote' });
  await user.click(ask as HTMLElement);
  await user.click(await screen.findByRole('link', { name: /^Set up my event/ }));
  await heading('Whose day is it?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(group('What are you planning?').getByRole('radio', { name: 'Wedding' }));
  await user.click(group('Your role').getByRole('radio', { name: 'Bride' }));
  await user.click(next());
  await heading('When is it?');
  await go('/wildrye-flowers');
  const form = within(await screen.findByRole('dialog', { name: 'Ask Wildrye Flowers for a quote' }));
  expect(await form.findByRole('button', { name: /Wedding/ })).toBeVisible();
});
