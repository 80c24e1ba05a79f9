import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Waits until a story shows these words. */
export const says = (words: string | RegExp) => async () => {
  await waitFor(() => expect(screen.getAllByText(words)[0]).toBeVisible());
};

/** Presses a button, as soon as it is there. */
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** On a phone. */
export const onAPhone = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
