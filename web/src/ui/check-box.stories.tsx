import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { CheckBox } from './check-box.js';

const meta = {
  title: 'Fields/Check box',
  component: CheckBox,
  args: { label: 'I agree to the terms', value: false, onChange: () => undefined },
  render: function Live(args) {
    const [value, setValue] = useState(args.value);
    return <CheckBox {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CheckBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
export const Ticked: Story = { args: { value: true } };
export const WithDescription: Story = { args: { description: 'What that means is written down elsewhere.' } };
export const Refused: Story = { args: { errorMessage: 'Please agree before you go on.' } };
