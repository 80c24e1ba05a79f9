import type { Meta, StoryObj } from '@storybook/react-vite';
import VendorErrorPage from './vendor-error-page.js';

const meta = { title: 'Pages/Vendor, error', component: VendorErrorPage } satisfies Meta<typeof VendorErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
