import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';

/**
 * Somebody at a page. Words go into a field at once, keys such as `{Enter}` one by one, as a page renders after every
 * letter. Fields that suggest something, which are replaced while they are typed into, get letter by letter.
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
