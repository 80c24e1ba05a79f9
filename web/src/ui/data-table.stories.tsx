import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DataTable } from './data-table.js';
import { StatusWord } from './status-word.js';

interface Job {
  id: string;
  queue: string;
  tries: number;
  isStuck: boolean;
}

const rows: Job[] = [
  { id: '101', queue: 'reindex', tries: 1, isStuck: false },
  { id: '102', queue: 'mail', tries: 5, isStuck: true },
  { id: '103', queue: 'pictures', tries: 2, isStuck: false },
];

const meta = {
  title: 'Display/Data table',
  component: DataTable<Job>,
  args: {
    label: 'Jobs',
    columns: [
      { id: 'queue', name: 'Queue', cell: ({ queue }) => queue },
      { id: 'state', name: 'State', cell: (job) => <State job={job} /> },
      { id: 'tries', name: 'Tries', align: 'end', cell: ({ tries }) => tries },
    ],
    rows,
    keyOf: ({ id }) => id,
    toneOf: ({ isStuck }) => (isStuck ? 'bad' : undefined),
  },
} satisfies Meta<typeof DataTable<Job>>;

export default meta;
type Story = StoryObj<typeof meta>;

const State = ({ job }: { job: Job }) => (
  <StatusWord tone={job.isStuck ? 'bad' : 'good'}>{job.isStuck ? 'Stuck' : 'Running'}</StatusWord>
);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Jobs' });
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(3);
  },
};
export const Empty: Story = { args: { rows: [] } };
export const Stale: Story = { args: { isStale: true, toneOf: () => undefined } };
export const HeadHidden: Story = { args: { isHeadHidden: true } };
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { rows: [{ id: '104', queue: 'project-listing-when-webstore-changed', tries: 12_000, isStuck: true }] },
};

export const Selectable: Story = {
  render: function Kept(args) {
    const [selected, onChange] = useState(new Set(['102']));
    const one = (key: string) => `Select job ${key}`;
    return <DataTable {...args} selection={{ selected, onChange, all: 'Select all jobs', one }} />;
  },
  play: async ({ canvasElement }) => {
    const all = within(canvasElement).getByRole('checkbox', { name: 'Select all jobs' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    for (const box of within(canvasElement).getAllByRole('checkbox')) await expect(box).toBeChecked();
  },
};
