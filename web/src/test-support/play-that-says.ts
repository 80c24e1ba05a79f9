import { expect, screen, waitFor } from 'storybook/test';

/** Waits until a story shows these words. */
export const says = (words: string | RegExp) => async () => {
  await waitFor(() => expect(screen.getAllByText(words)[0]).toBeVisible());
};

/** On a phone. */
export const onAPhone = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
