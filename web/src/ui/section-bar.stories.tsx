import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SectionBar } from './section-bar.js';

const sections = ['About', 'Gallery', 'Packages', 'Awards', 'Reviews', 'Questions', 'Amenities', 'Availability'].map(
  (name) => ({ id: name.toLowerCase(), name }),
);

const meta = {
  title: 'Layout/Section bar',
  component: SectionBar,
  args: { label: 'Sections of this page', sections },
  render: (args) => (
    <>
      <SectionBar {...args} />
      {args.sections.map(({ id, name }) => (
        <section key={id} id={id} aria-label={name} className="py-20">
          <h2 className="display-28">{name}</h2>
        </section>
      ))}
    </>
  ),
} satisfies Meta<typeof SectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'location' })).toBeVisible();
  },
};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
