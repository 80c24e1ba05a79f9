import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './button-link.js';
import { NotFound } from './not-found.js';

const meta = { title: 'Feedback/Not found', component: NotFound } satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithMoreWays: Story = { args: { actions: <ButtonLink to="/vendors">Find vendors</ButtonLink> } };
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
