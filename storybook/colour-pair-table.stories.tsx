import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ColourPairTable } from './colour-pair-table.js';
import { colourPairs } from './colour-pairs.js';

const meta = { title: 'Read first/Colour pairs', component: ColourPairTable } satisfies Meta<typeof ColourPairTable>;

export default meta;

export const EveryPair: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const measured = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-contrast]')];
    await waitFor(() => expect(measured()).toHaveLength(2 * colourPairs.length));
    const low = measured().filter(({ dataset }) => dataset['contrast'] !== 'fine');
    await expect(low.map((cell) => cell.closest('tr')?.textContent)).toEqual([]);
  },
};
