import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { pictureAddress, pictureFormats, pictureWidths } from '../contracts/shared/picture.ts';

const vite = fileURLToPath(new URL('vite.config.ts', import.meta.url));
const folder = '../src/webstore/stock-pictures/files';
const list = readFileSync(new URL(`${folder}/list.json`, import.meta.url), 'utf8');
const stock = JSON.parse(list) as { pictureId: string; file: string }[];
/** The pictures that stories show, by their ids: one for all vendors, and the first two of the landing page. */
const pictures = [
  { pictureId: 'venue', file: 'venues-1.jpg' },
  ...stock.filter(({ file }) => ['venues-2.jpg', 'lodging-3.jpg'].includes(file)),
];
/** The same file serves every size and format: browsers detect the format from the content, not from the name. */
const addresses = (pictureId: string) =>
  pictureWidths.flatMap((width) => pictureFormats.map((format) => pictureAddress(pictureId, width, format)));

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: vite } } },
  stories: ['./pages/*.mdx', './*.stories.tsx', '../web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // No telemetry and no update checks: everything that Storybook shows is local.
  staticDirs: [
    { from: '../web/public/assets', to: '/assets' },
    ...pictures.flatMap(({ pictureId, file }) => addresses(pictureId).map((to) => ({ from: `${folder}/${file}`, to }))),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};

export default config;
