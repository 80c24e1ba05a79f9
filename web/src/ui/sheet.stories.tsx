import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './button.js';
import { Checks } from './checks.js';
import { Sheet } from './sheet.js';

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    isOpen: true,
    title: 'Filters',
    close: 'Close the filters',
    children: <p>Budget, capacity, style and what a place offers.</p>,
    footer: <Button kind="primary">Show 128 vendors</Button>,
    onClose: fn(),
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(within(sheet).getByRole('button', { name: args.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithActions: Story = { args: { actions: <Button size="small">Clear all</Button> } };

export const LongText: Story = {
  args: {
    children: (
      <Checks
        label="What a place offers"
        options={Array.from({ length: 40 }, (_, nth) => ({ id: nth, name: `Amenity number ${nth + 1}` }))}
        value={[3]}
        onChange={fn()}
      />
    ),
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: args.title });
    const foot = screen.getByRole('button', { name: 'Show 128 vendors' }).getBoundingClientRect();
    await expect(foot.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const NothingToGoTo: Story = {
  args: { children: Array.from({ length: 60 }, (_, nth) => <p key={nth}>Line {nth + 1} of what there is to read.</p>) },
  play: async ({ args }) => {
    const body = await screen.findByRole('group', { name: args.title });
    screen.getByRole('button', { name: args.close }).focus();
    await userEvent.tab();
    await expect(body).toHaveFocus();
  },
};

export const OpensAndCloses: Story = {
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>All filters</Button>
        <Sheet {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async () => {
    const opener = screen.getByRole('button', { name: 'All filters' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
