import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { LightComboBox } from './light-combo-box.js';

const cities = ['Chicago', 'San Diego', 'San Francisco'].map((name) => ({ id: name, name }));

function Where() {
  const [text, setText] = useState('');
  return (
    <LightComboBox
      label="Where"
      text={text}
      onType={setText}
      options={cities.filter(({ name }) => name.toLowerCase().startsWith(text))}
      chosen={null}
      onChoose={({ name }) => setText(name)}
      placeholder="Anywhere"
      clear="Search anywhere"
      open="Show suggestions"
      none="No matching places"
    />
  );
}

it('shows suggestions for letters that were typed before its code was loaded', async () => {
  const user = userEvent.setup();
  render(<Where />);
  await user.type(screen.getByRole('combobox', { name: 'Where' }), 'san');
  expect(screen.getByRole('combobox')).toHaveValue('san');
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'San Diego',
    'San Francisco',
  ]);
});

it('opens all options by its button', async () => {
  const user = userEvent.setup();
  render(<Where />);
  await user.click(screen.getByRole('button', { name: 'Show suggestions Where' }));
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  expect(screen.getByRole('combobox')).toHaveFocus();
});
