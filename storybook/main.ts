import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { pictureAddress, pictureFormats, pictureWidths } from '../contracts/shared/picture.ts';

const vite = fileURLToPath(new URL('vite.config.ts', import.meta.url));
/** One file stands for every size and format: browsers look at what it is, not at its name. */
const picture = '../src/webstore/stock-pictures/files/venues-1.jpg';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: vite } } },
  stories: ['./pages/*.mdx', './*.stories.tsx', '../web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // It asks nobody and tells nobody: everything it shows is here.
  staticDirs: pictureWidths.flatMap((width) =>
    pictureFormats.map((format) => ({ from: picture, to: pictureAddress('venue', width, format) })),
  ),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};

export default config;
