import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Banner } from './banner.js';

it('announces an error at once, and a success politely [WEB-27]', () => {
  const page = render(
    <Banner type="error" dismiss="Dismiss">
      Not saved.
    </Banner>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved.');
  page.rerender(
    <Banner type="success" dismiss="Dismiss">
      Saved.
    </Banner>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Saved.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('can be dismissed if a handler is given', async () => {
  const onDismiss = jest.fn();
  render(
    <Banner type="error" dismiss="Dismiss" onDismiss={onDismiss}>
      Not saved.
    </Banner>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
