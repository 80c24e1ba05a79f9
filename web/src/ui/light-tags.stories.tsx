import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LightTags } from './light-tags.js';

const meta = {
  title: 'Actions/Light tags',
  component: LightTags,
  args: {
    label: 'Selected filters',
    tags: ['Rustic', 'Garden', '$$'].map((name) => ({ id: name, name })),
    onRemove: fn(),
  },
  render: function Kept(args) {
    const [tags, setTags] = useState(args.tags);
    const remove = (id: string) => {
      setTags((before) => before.filter((tag) => tag.id !== id));
      args.onRemove(id);
    };
    return <LightTags {...args} tags={tags} onRemove={remove} />;
  },
} satisfies Meta<typeof LightTags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('row', { name: 'Garden' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith('Garden'));
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(2);
  },
};
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith('Rustic'));
  },
};
