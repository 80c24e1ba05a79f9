import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Notice } from './notice.js';

it('an alert banner of an error is announced at once, one of a success politely [WEB-27]', () => {
  const page = render(<Notice tone="problem" title="Not saved." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved.');
  page.rerender(<Notice tone="good" title="Saved." />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Saved.');
});
