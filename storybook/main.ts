import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const vite = fileURLToPath(new URL('vite.config.ts', import.meta.url));

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: vite } } },
  stories: ['./pages/*.mdx', '../web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // It asks nobody and tells nobody: everything it shows is here.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};

export default config;
