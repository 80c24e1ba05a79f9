import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { Refusal } from '../../../test-support/fake-api.js';
import {
  aBillingApi,
  aContract,
  aFreePlan,
  anInvoice,
  aPlan,
  ownPagesThatAre,
  stripeData,
} from '../../../test-support/billing-examples.js';
import { vendor } from '../../../test-support/examples.js';
import { onAPhone, press, says } from '../../../test-support/play-that-says.js';
import { isDown, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { checkout } from '../../../texts/checkout.js';
import { plans } from '../../../texts/plans.js';
import { billingHistory, contracts, subscriptions } from '../../../texts/subscriptions.js';

const prices = '/vendor/prices';
const account = '/vendor/account-subscriptions';
const history = '/vendor/account-billing-history';
const contractsPath = '/vendor/account-contracts';
const success = '/vendor/checkout/success';

const meta = {
  title: 'Pages/Billing',
  component: SiteStory,
  parameters: wholePage,
  args: { path: prices, user: vendor, api: aBillingApi() },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Prices: Story = { play: says(plans.popular) };
export const PricesAnnual: Story = {
  args: { path: `${prices}?billing=12`, api: aBillingApi(stripeData([aFreePlan()])) },
  play: says('You save $240.00 a year'),
};
export const PricesOnAPhone: Story = { ...PricesAnnual, tags: ['phone'], globals: onAPhone };
export const PricesWithAPlan: Story = {
  args: { api: aBillingApi(stripeData([aPlan({ tier: 'essential', tierName: 'Essential' })])) },
  play: says(plans.yours),
};
export const PricesLoading: Story = {
  args: { api: aBillingApi().answer(billingRoutes.stripeData, onItsWay) },
  play: says(plans.heading),
};
export const PricesFailed: Story = {
  args: { api: aBillingApi().answer(billingRoutes.stripeData, isDown) },
  play: says(plans.failed),
};
export const Welcome: Story = {
  args: {
    path: success,
    api: aBillingApi(stripeData([aPlan()])).answer(webstoreRoutes.webstoresOfUser, () =>
      ownPagesThatAre('Unpublished'),
    ),
  },
  play: says(checkout.success.todo.publish.name),
};
export const WelcomeWithPublishedPages: Story = {
  args: { path: success, api: aBillingApi(stripeData([aPlan()])) },
  play: says(checkout.success.paid),
};
export const WelcomeOnAPhone: Story = { ...Welcome, tags: ['phone'], globals: onAPhone };
export const WelcomeWithoutPlan: Story = { args: { path: success }, play: says(checkout.success.none) };
export const Subscriptions: Story = {
  args: { path: account, api: aBillingApi(stripeData([aPlan()])) },
  play: says(subscriptions.seats.free),
};
export const SubscriptionsOnAPhone: Story = { ...Subscriptions, tags: ['phone'], globals: onAPhone };
export const SeatToAssign: Story = {
  ...Subscriptions,
  play: async () => {
    await press(subscriptions.seats.assign);
    await says(subscriptions.seats.choose)();
  },
};
export const SeatToRelease: Story = {
  ...Subscriptions,
  play: async () => {
    await press(subscriptions.seats.releaseOf('Wildrye Photographs'));
    await says(subscriptions.seats.releaseText)();
  },
};
export const PastDue: Story = {
  args: { path: account, api: aBillingApi(stripeData([aPlan({ status: 'pastDue', trialEndsAt: null })])) },
  play: says(subscriptions.trouble.pastDue.text),
};
export const Paused: Story = {
  args: {
    path: account,
    api: aBillingApi(stripeData([{ ...aFreePlan(), status: 'paused', nextPayDate: null }])),
  },
  play: says(subscriptions.trouble.paused.text),
};
export const Canceled: Story = {
  args: {
    path: account,
    api: aBillingApi(
      stripeData([aPlan({ status: 'active', trialEndsAt: null, nextPayDate: null, endsAt: '2027-04-22T15:00:00Z' })]),
    ),
  },
  play: says('Ends on April 22, 2027'),
};
export const SubscriptionsFailed: Story = {
  args: { path: account, api: aBillingApi().answer(billingRoutes.stripeData, isDown) },
  play: says(subscriptions.failed),
};
export const PortalFailed: Story = {
  args: {
    path: account,
    api: aBillingApi(stripeData([aPlan()])).answer(billingRoutes.createPortalSession, () => {
      throw new Refusal(503, 'payments-unavailable');
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Card and invoices/ }));
    await says('Error opening stripe portal')();
  },
};
const invoices = [
  anInvoice(6, { amount: 0, lines: ['Premium, 3 seats, free trial'] }),
  anInvoice(5, { status: 'uncollectible' }),
  anInvoice(4, { status: 'open' }),
  anInvoice(3, { lines: ['Essential, 2 seats, with a name that is longer than the column has room for'] }),
  anInvoice(2, { number: null, status: 'draft', downloadUrl: null }),
];
export const History: Story = {
  args: {
    path: history,
    api: aBillingApi(stripeData([aPlan()])).answer(billingRoutes.invoices, () => ({ results: invoices, next: 'in_2' })),
  },
  play: says(billingHistory.more),
};
export const HistoryOnAPhone: Story = { ...History, tags: ['phone'], globals: onAPhone };
const withPlan = () => aBillingApi(stripeData([aPlan()]));
export const HistoryEmpty: Story = { args: { path: history, api: withPlan() }, play: says(billingHistory.none.title) };
export const Contracts: Story = {
  args: {
    path: contractsPath,
    api: aBillingApi(stripeData([aPlan()])).answer(billingRoutes.contracts, () => ({
      results: [
        aContract(),
        aContract({
          id: '0198c0de-0000-7000-8000-00000000dd02',
          tierName: 'Digital Listing',
          isOffered: false,
          status: 'ended',
          renewsAt: null,
          endsAt: '2026-02-28T15:00:00Z',
        }),
      ],
      numResults: 2,
      page: 1,
      pageSize: 25,
    })),
  },
  play: says(contracts.earlier),
};
export const ContractsOnAPhone: Story = { ...Contracts, tags: ['phone'], globals: onAPhone };
export const ContractsEmpty: Story = {
  args: { path: contractsPath, api: withPlan() },
  play: says(contracts.none.title),
};
