import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Waits until a story shows this text. It may also be in a part that this width hides. */
export const says = (words: string | RegExp) => async () => {
  const isVisible = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  await waitFor(() => expect(screen.getAllByText(words).some(isVisible)).toBe(true));
};

/** Presses a button when it appears. */
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The width of a phone. */
export const onAPhone = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
