import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Waits until a story shows this text. */
export const says = (words: string | RegExp) => async () => {
  await waitFor(() => expect(screen.getAllByText(words)[0]).toBeVisible());
};

/** Presses a button when it appears. */
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The width of a phone. */
export const onAPhone = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
