const focusable = 'input, textarea, select, button, [tabindex]';

/** Focuses the first refused field, in the order of the page (WEB-31). */
export function goToFirstError(form: HTMLFormElement): void {
  const field = form.querySelector('[data-invalid]');
  if (!field) return;
  field.scrollIntoView({ block: 'center' });
  const input = field.matches(focusable) ? field : field.querySelector(focusable);
  if (input instanceof HTMLElement) input.focus({ preventScroll: true });
}
