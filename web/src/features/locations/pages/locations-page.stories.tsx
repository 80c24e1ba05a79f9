import type { Meta, StoryObj } from '@storybook/react-vite';
import { locationsRoutes } from '#contracts/webstore/locations.routes.js';
import { aFreePlan, aPlan, stripeData } from '../../../test-support/billing-examples.js';
import { vendor } from '../../../test-support/examples.js';
import { aLocationsApi, ownLocations } from '../../../test-support/location-examples.js';
import { onAPhone, press, says } from '../../../test-support/play-that-says.js';
import { isDown, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { account } from '../../../texts/account.js';
import { locations } from '../../../texts/locations.js';

const premium = () => stripeData([aPlan()]);
const long = 'Wildrye Photographs and Films at the Old Orchard House above the Pedernales River';

const meta = {
  title: 'Pages/Business locations',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/vendor/webstores', user: vendor, api: aLocationsApi(premium()) },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Locations: Story = { play: says(locations.many.title) };
export const LocationsOnAPhone: Story = { ...Locations, tags: ['phone'], globals: onAPhone };
export const LongText: Story = {
  args: {
    api: aLocationsApi(
      premium(),
      ownLocations.map((location, nth) => (nth === 0 ? { ...location, name: long } : location)),
    ),
  },
  play: says(long),
};
const pressAdd = (words: string) => async () => {
  await press(locations.add);
  await says(words)();
};
export const Adding: Story = { play: pressAdd(locations.adding.copyHint) };
export const AddingWithoutPremium: Story = {
  args: { api: aLocationsApi(stripeData([aFreePlan()])) },
  play: pressAdd(locations.needsPremium.title),
};
export const Empty: Story = {
  args: { api: aLocationsApi(stripeData([aFreePlan()]), []) },
  play: says(locations.none.text),
};
export const Loading: Story = {
  args: { api: aLocationsApi(premium()).answer(locationsRoutes.locations, onItsWay) },
  play: says(account.heading),
};
export const Failed: Story = {
  args: { api: aLocationsApi(premium()).answer(locationsRoutes.locations, isDown) },
  play: says(locations.failed),
};
