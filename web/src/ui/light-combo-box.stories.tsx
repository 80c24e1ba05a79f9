import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { LightComboBox } from './light-combo-box.js';

const cities = ['Chicago, IL', 'San Diego, CA', 'San Francisco, CA'].map((name) => ({ id: name, name }));

const meta = {
  title: 'Fields/Light combo box',
  component: LightComboBox,
  args: {
    label: 'Where',
    text: '',
    onType: () => undefined,
    options: cities,
    chosen: null,
    onChoose: () => undefined,
    placeholder: 'Anywhere',
    clear: 'Search anywhere',
    open: 'Show suggestions',
    none: 'No matching places',
  },
  render: function Kept(args) {
    const [text, setText] = useState(args.text);
    const options = cities.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()));
    return (
      <LightComboBox {...args} text={text} onType={setText} options={options} onChoose={({ name }) => setText(name)} />
    );
  },
} satisfies Meta<typeof LightComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { text: 'Chicago, IL' } };
export const Refused: Story = {
  args: { text: 'Atlantis', errorMessage: 'We couldn’t find that place. Choose one from the list.' },
};
export const TypedAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'san');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await expect(within(canvasElement).getByRole('combobox')).toHaveValue('san');
  },
};
