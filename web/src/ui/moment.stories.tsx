import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moment } from './moment.js';

const iso = '2026-01-20T14:32:08.000Z';

const meta = { title: 'Display/Moment', component: Moment, args: { iso } } satisfies Meta<typeof Moment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};
export const Relative: Story = { args: { show: 'relative' } };
export const Clock: Story = { args: { show: 'clock', precise: true } };
export const TwelveHour: Story = { args: { isTwelveHour: true } };
