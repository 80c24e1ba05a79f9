import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ComboBox } from './combo-box.js';

const options = [
  { id: 'portland', name: 'Portland, OR' },
  { id: 'portsmouth', name: 'Portsmouth, NH' },
  { id: 'port-angeles', name: 'Port Angeles, WA' },
];

const meta = {
  title: 'Fields/Combo box',
  component: ComboBox,
  args: {
    label: 'Where',
    text: '',
    options,
    chosen: null,
    placeholder: 'City or ZIP code',
    clear: 'Clear the place',
    none: 'No place is called that.',
    onType: fn(),
    onChoose: fn(),
  },
  render: function Kept(args) {
    const [{ text, chosen }, set] = useState({ text: args.text, chosen: args.chosen });
    return (
      <ComboBox
        {...args}
        text={text}
        chosen={chosen}
        onType={(typed) => {
          set({ text: typed, chosen: null });
          args.onType(typed);
        }}
        onChoose={(option) => {
          set({ text: option.name, chosen: option.id });
          args.onChoose(option);
        }}
      />
    );
  },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: 'Where' });

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const input = fieldIn(canvasElement);
    await userEvent.type(input, 'Port');
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(options[1]);
    await expect(input).toHaveValue('Portsmouth, NH');
  },
};

export const NothingFound: Story = {
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'Zzyzx');
    await waitFor(() => expect(screen.getByText('No place is called that.')).toBeVisible());
  },
};

export const Loading: Story = {
  args: { options: [], none: 'Looking for places …' },
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'Po');
    await waitFor(() => expect(screen.getByText('Looking for places …')).toBeVisible());
  },
};

export const WithMoreThanNames: Story = {
  args: {
    look: ({ name }) => (
      <span className="grid">
        <span className="font-strong">{name}</span>
        <span className="text-14 text-muted">A town by the water</span>
      </span>
    ),
    foot: <p className="border-t border-hairline px-5 py-3 text-14 text-muted">3 places</p>,
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'Port');
    await expect(await screen.findAllByText('A town by the water')).toHaveLength(3);
    // The list fades in.
    await waitFor(() => expect(screen.getByText('3 places')).toBeVisible());
  },
};

export const OpensDownward: Story = {
  args: { options: Array.from({ length: 12 }, (_, nth) => ({ id: `${nth}`, name: `Port ${nth}` })) },
  decorators: [
    (Story) => (
      <div className="pt-[55vh]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'Port');
    const list = await screen.findByRole('listbox');
    // There is more room above, and enough below.
    await waitFor(() =>
      expect(list.getBoundingClientRect().top).toBeGreaterThan(fieldIn(canvasElement).getBoundingClientRect().bottom),
    );
  },
};

export const Chosen: Story = {
  args: { text: 'Portland, OR', chosen: 'portland' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear the place' }));
    await expect(fieldIn(canvasElement)).toHaveValue('');
    await expect(fieldIn(canvasElement)).toHaveFocus();
  },
};

export const Error: Story = { args: { text: 'Zzyzx', errorMessage: 'Choose a place from the list.' } };
export const LongText: Story = {
  args: { text: 'Truth or Consequences and the hot springs around it, Sierra County, New Mexico' },
};
