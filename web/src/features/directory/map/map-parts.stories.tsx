import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { VendorClusterView } from '#contracts/directory/directory.views.js';
import { shownVendors } from '../../../test-support/shown-vendors.js';
import { map as texts } from '../../../texts/map.js';
import { AreaButton } from './area-button.js';
import { CardStrip } from './card-strip.js';
import { MapNotes } from './map-notes.js';
import { MarkerList } from './marker-list.js';
import { MiniCard } from './mini-card.js';
import { useLit } from '../use-lit.js';

const [first, second] = shownVendors as [(typeof shownVendors)[0], (typeof shownVendors)[0]];
const long = { ...first, name: `${first.name} and the Orchard House at Sauvie Island, a family business since 1911` };
const group = (count: number, around: string): VendorClusterView => ({
  latitude: 41.8,
  longitude: -87.6 - count / 100,
  count,
  around,
  area: { south: 41, west: -88, north: 42, east: -87 },
  listing: null,
});
const clusters: VendorClusterView[] = [
  group(128, 'Chicago, IL'),
  group(6, 'Gary, IN'),
  ...[first, long].map((listing, nth) => ({ ...group(1, ''), latitude: 41 + nth, listing })),
];

/** Replaces the map below its parts. */
const meta = {
  title: 'Directory/Map parts',
  decorators: [
    (Story) => (
      <div className="relative h-80 max-w-160 bg-land">
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const atRest = { searched: false, moved: false, onSearch: fn(), onLeave: fn() };

export const SearchThisArea: Story = { render: () => <AreaButton {...atRest} moved /> };
export const LeaveThisArea: Story = { render: () => <AreaButton {...atRest} searched /> };
export const Notes: Story = {
  render: () => <MapNotes found={{ clusters: [], onMap: 128, offMap: 3 }} failed={false} inArea={false} />,
};
export const NobodyHere: Story = {
  render: () => <MapNotes found={{ clusters: [], onMap: 0, offMap: 0 }} failed={false} inArea />,
};
export const NotLoaded: Story = { render: () => <MapNotes found={undefined} failed inArea={false} /> };

export const CardOfAVendor: Story = {
  render: () => (
    <div className="w-72 p-4">
      <MiniCard listing={first} />
    </div>
  ),
};
export const CardWithALongName: Story = {
  render: () => (
    <div className="w-72 p-4">
      <MiniCard listing={long} />
    </div>
  ),
};

function Strip() {
  const lit = useLit();
  return <CardStrip cards={shownVendors} lit={lit} chosen={second.id} />;
}
export const StripOfCards: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  render: () => <Strip />,
  play: async () => {
    await expect(await screen.findByRole('link', { name: second.name })).toBeVisible();
  },
};

function List({ of }: { of: readonly VendorClusterView[] }) {
  const lit = useLit();
  const [pressed, setPressed] = useState('');
  return (
    <div className="absolute right-4 bottom-4 rounded-input shadow-float">
      <MarkerList clusters={of} lit={lit} onPress={({ around }) => setPressed(around)} />
      <output className="sr-only">{pressed}</output>
    </div>
  );
}
const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: texts.list }));
  // It appears gradually.
  await waitFor(() => expect(screen.getByRole('dialog', { name: texts.listTitle })).toBeVisible());
};
export const MarkersAsAList: Story = {
  render: () => <List of={clusters} />,
  play: async () => {
    await opened();
    await expect(screen.getByRole('link', { name: /^Wildrye Barn, Venue in/ })).toHaveAttribute('href', '/vendor-1');
    await userEvent.click(screen.getByRole('button', { name: '128 vendors around Chicago, IL, zoom in' }));
    await expect(screen.getByText('Chicago, IL', { selector: 'output' })).toBeInTheDocument();
  },
};
export const NoMarkersInTheList: Story = { render: () => <List of={[]} />, play: opened };
