import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentRoutes } from '#contracts/content/content.routes.js';
import { singleSignOnRoutes } from '#contracts/identity/single-sign-on.routes.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { onAPhone, press, says } from '../../../test-support/play-that-says.js';
import { aShownSite, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';

/** A site whose vendors sign in with a provider. */
const anApi = () =>
  aShownSite()
    .answer(contentRoutes.featureToggles, () => [{ featureName: 'newVendor' as const, enabled: 0 as const }])
    .answer(singleSignOnRoutes.startSingleSignOn, onItsWay)
    .answer(singleSignOnRoutes.finishSingleSignOn, onItsWay);

const meta = {
  title: 'Pages/Sign in elsewhere',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/vendor-login', api: anApi() },
  beforeEach: () => () => window.sessionStorage.clear(),
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Redirecting: Story = { play: says('Redirecting to Auth...') };
export const Error: Story = {
  args: {
    api: anApi().answer(singleSignOnRoutes.startSingleSignOn, () => {
      throw new Refusal(503, 'single-sign-on-unavailable');
    }),
  },
  play: says(/sign-in service isn’t available right now/),
};
export const ComingBack: Story = {
  args: { path: '/authcallback?code=c&state=known' },
  beforeEach: () =>
    window.sessionStorage.setItem('posy.single-sign-on', JSON.stringify({ provider: 'vendor', state: 'known' })),
  play: says('Signing you in'),
};
export const SecondFactor: Story = {
  ...ComingBack,
  args: {
    ...ComingBack.args,
    api: anApi().answer(singleSignOnRoutes.finishSingleSignOn, () => ({
      challenge: {
        name: 'MFA_REQUIRED' as const,
        session: 's'.repeat(43),
        username: 'june@example.com',
        expiresIn: 300,
      },
      provider: 'vendor' as const,
    })),
  },
  play: says('Enter your code'),
};
export const SecondFactorOnAPhone: Story = { ...SecondFactor, tags: ['phone'], globals: onAPhone };
export const RecoveryCode: Story = {
  ...SecondFactor,
  play: async () => {
    await press('Use a recovery code');
    await says('Recovery code')();
  },
};
export const WrongState: Story = {
  args: { path: '/authcallback?code=c&state=made-up' },
  play: says('Invalid state object returned from SSO'),
};
export const WrongStateOnAPhone: Story = { ...WrongState, tags: ['phone'], globals: onAPhone };
