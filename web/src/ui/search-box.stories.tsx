import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SearchBox, type SearchGroup } from './search-box.js';

const chosen = fn<(id: string) => void>();
const item = (id: string, name: string, note?: string) => ({
  id,
  name,
  ...(note === undefined ? {} : { note }),
  choose: () => chosen(id),
});
const groups: SearchGroup[] = [
  { id: 'categories', name: 'Categories', items: [item('music', 'Bands, DJs and musicians', 'Disc jockey')] },
  {
    id: 'vendors',
    name: 'Vendors',
    items: [
      item('wildrye', 'Wildrye Photographs', 'Photographer in Austin, TX'),
      item(
        'long',
        'The Very Long Name of a Studio for Pictures and Films of Weddings',
        'Videographer in Dripping Springs, TX',
      ),
    ],
  },
  { id: 'places', name: 'Places', items: [item('wildwood', 'Wildwood, MO')] },
];

const meta = {
  title: 'Fields/Search box',
  component: SearchBox,
  args: {
    label: 'Or search in your own words',
    placeholder: 'Vendor, place or category',
    clear: 'Clear this field',
    text: '',
    onType: () => undefined,
    longestText: 120,
    groups,
    none: 'No matches',
    onSubmit: fn(),
    startsOpen: false,
  },
  render: function Kept(args) {
    const [text, setText] = useState(args.text);
    return <SearchBox {...args} text={text} onType={setText} />;
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const type = async (canvasElement: HTMLElement, text: string) =>
  userEvent.type(within(canvasElement).getByRole('combobox'), text);

export const Default: Story = {};
export const InGroups: Story = {
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'wild');
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(chosen).toHaveBeenCalledWith('wildrye'));
  },
};
export const EnterOnTheText: Story = {
  play: async ({ args, canvasElement }) => {
    await type(canvasElement, 'wild{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await expect(screen.queryAllByRole('option')).toHaveLength(0);
  },
};
export const Nothing: Story = {
  args: { groups: [] },
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'zzz');
    await expect(await screen.findAllByText('No matches')).not.toHaveLength(0);
  },
};
export const Refused: Story = {
  args: { text: 'wil', errorMessage: 'Enter at least 4 letters of the name.' },
};
