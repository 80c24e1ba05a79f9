import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaceCredits } from './place-credits.js';

const meta = { title: 'Display/Place credits', component: PlaceCredits } satisfies Meta<typeof PlaceCredits>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
