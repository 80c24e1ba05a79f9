import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.js';

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;

export const BesideWords: StoryObj<typeof meta> = {
  render: () => (
    <p className="flex items-center gap-2">
      <Spinner /> Looking for places …
    </p>
  ),
};
