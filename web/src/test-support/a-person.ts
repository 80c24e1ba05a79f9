import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';

/**
 * Simulates a user of a page. Words are entered into a field at once, keys such as `{Enter}` one by one, as a page
 * renders after every letter. Fields with suggestions, which are replaced during input, receive letter by letter.
 */
export function aPerson() {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const type = async (field: Element, text: string) => {
    if (field.getAttribute('role') === 'combobox') return user.type(field, text);
    await user.click(field);
    for (const part of text.split(/(\{\w+\})/).filter(Boolean)) {
      await (part.startsWith('{') ? user.keyboard(part) : user.paste(part));
    }
  };
  return { ...user, type };
}
