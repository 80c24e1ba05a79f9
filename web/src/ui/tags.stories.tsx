import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tags } from './tags.js';

const meta = {
  title: 'Actions/Tags',
  component: Tags,
  args: {
    label: 'Selected filters',
    tags: [
      { id: 'rustic', name: 'Rustic' },
      { id: 'garden', name: 'Garden' },
      { id: 'budget', name: '$$' },
    ],
    onRemove: fn(),
  },
  render: function Kept(args) {
    const [tags, setTags] = useState(args.tags);
    const remove = (id: string) => {
      setTags((before) => before.filter((tag) => tag.id !== id));
      args.onRemove(id);
    };
    return <Tags {...args} tags={tags} onRemove={remove} />;
  },
} satisfies Meta<typeof Tags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('row', { name: 'Garden' }));
    await expect(args.onRemove).toHaveBeenCalledWith('garden');
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(2);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(args.onRemove).toHaveBeenCalledWith('garden');
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(2);
  },
};

export const LongText: Story = {
  args: { tags: [{ id: 'long', name: 'Historic houses and gardens that are open to the public' }] },
};
