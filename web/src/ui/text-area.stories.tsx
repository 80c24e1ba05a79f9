import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextArea } from './text-area.js';

const meta = {
  title: 'Fields/Text area',
  component: TextArea,
  args: { label: 'About you', counter: '0 of 2,000', rows: 5, onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'About you' }), 'Two{Enter}lines');
    await expect(args.onChange).toHaveBeenLastCalledWith('Two\nlines');
  },
};
export const WithHelp: Story = { args: { description: 'What couples should know first.' } };
export const Error: Story = {
  args: { description: 'What couples should know first.', errorMessage: 'Write a sentence or two.' },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'A barn among rye fields.' } };
export const LongText: Story = {
  args: { defaultValue: 'A barn among rye fields, an orchard behind it. '.repeat(40), counter: '1,880 of 2,000' },
};
