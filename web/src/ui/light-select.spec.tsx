import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { LightSelect } from './light-select.js';

const options = ['Venues', 'Photographers', 'Florists'].map((name) => ({ id: name, name }));

function What() {
  const [value, setValue] = useState('Venues');
  return <LightSelect label="What" options={options} value={value} onChange={setValue} />;
}

const button = () => screen.getByRole('button', { name: / What$/ });

it('opens by the first click, and has the focus back after the choice', async () => {
  const user = userEvent.setup();
  render(<What />);
  await user.click(button());
  await user.click(await screen.findByRole('option', { name: 'Florists' }));
  expect(button()).toHaveAccessibleName('Florists What');
  await waitFor(() => expect(button()).toHaveFocus());
});

it('can be used by keyboard alone, from the first key on', async () => {
  const user = userEvent.setup();
  render(<What />);
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Venues' })).toHaveFocus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(button()).toHaveAccessibleName('Photographers What');
  await waitFor(() => expect(button()).toHaveFocus());
});
