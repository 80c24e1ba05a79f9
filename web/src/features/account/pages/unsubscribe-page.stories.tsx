import type { Meta, StoryObj } from '@storybook/react-vite';
import { unsubscribeRoutes } from '#contracts/identity/unsubscribe.routes.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { press, says } from '../../../test-support/play-that-says.js';
import { aShownSite } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { problems } from '../../../texts/problems.js';
import { unsubscribe as texts } from '../../../texts/unsubscribe.js';

const meta = {
  title: 'Pages/Turn off emails',
  component: SiteStory,
  parameters: wholePage,
  args: {
    path: '/unsubscribe?token=a-token',
    api: aShownSite().answer(unsubscribeRoutes.unsubscribe, () => ({ kind: 'messages' as const })),
  },
  play: says(texts.text),
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TurnedOff: Story = {
  play: async () => {
    await press(texts.confirm);
    await says(texts.doneText)();
  },
};
export const NotValid: Story = {
  args: {
    api: aShownSite().answer(unsubscribeRoutes.unsubscribe, () => {
      throw new Refusal(400, 'unsubscribe-link-not-valid');
    }),
  },
  play: async () => {
    await press(texts.confirm);
    await says(problems['unsubscribe-link-not-valid'])();
  },
};
export const NoToken: Story = { args: { path: '/unsubscribe' }, play: says(texts.noLink) };
