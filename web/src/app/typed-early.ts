interface TypedField {
  name: string;
  value: string;
  isFocused: boolean;
  wasSent: boolean;
}

const fieldsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLInputElement>('form input[name]')];

/**
 * Transfers input from the page that the server has rendered to the page that replaces it: text, focus, and whether it
 * was submitted. To be called right before the application is rendered.
 */
export function keepTyped(root: HTMLElement): void {
  let early = read(root);
  // Until the new page is rendered, the old one receives the input.
  const listen = () => (early = read(root));
  root.addEventListener('input', listen);
  root.addEventListener('submit', listen);
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    root.removeEventListener('input', listen);
    root.removeEventListener('submit', listen);
    write(root, early);
  }).observe(document.documentElement, { attributeFilter: ['data-interactive'] });
}

const read = (root: HTMLElement): TypedField[] =>
  fieldsIn(root).map((field) => ({
    name: field.name,
    value: field.value,
    isFocused: field === document.activeElement,
    wasSent: field.form?.dataset['sentEarly'] !== undefined,
  }));

/** Sets the value through the native setter, because React overrides the property of the element. */
const writeValue = (field: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);

function write(root: HTMLElement, early: readonly TypedField[]): void {
  const sent = new Set<HTMLFormElement>();
  for (const { name, value, isFocused, wasSent } of early) {
    const field = fieldsIn(root).find((one) => one.name === name);
    if (!field) continue;
    if (value !== '' && field.value === '') {
      writeValue(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (isFocused) field.focus({ preventScroll: true });
    if (wasSent && field.form) sent.add(field.form);
  }
  for (const form of sent) form.requestSubmit();
}
