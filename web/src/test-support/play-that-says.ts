import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Waits until a story shows this text. It may also be in a part that this width hides. */
export const says = (words: string | RegExp) => async () => {
  const isVisible = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  await waitFor(() => expect(screen.getAllByText(words).some(isVisible)).toBe(true));
};

/** Presses a button when it appears. */
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Shows a story at the width of a phone. The tests need the tag `phone` too, which Storybook reads only where it is written. */
export const onAPhone = { viewport: { value: 'phone' } };
