import { afterEach, expect, it, jest } from '@jest/globals';
import { keepTyped } from './typed-early.js';

const form = '<form method="post"><input name="email"><input name="password" type="password"><button></button></form>';
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

afterEach(() => {
  delete document.documentElement.dataset['interactive'];
  document.body.replaceChildren();
});

/** Replaces the page that the server has rendered with the same page of the application. */
async function takeOver(root: HTMLElement): Promise<jest.Mock> {
  root.innerHTML = form;
  const submitted = jest.fn((event: Event) => event.preventDefault());
  root.querySelector('form')!.addEventListener('submit', submitted);
  document.documentElement.dataset['interactive'] = 'true';
  await Promise.resolve();
  return submitted as jest.Mock;
}

function aRenderedPage(): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = form;
  return root;
}

it('keeps text and focus, including input until the last moment', async () => {
  const root = aRenderedPage();
  field('email').value = 'ann@example.com';
  keepTyped(root);
  field('password').focus();
  field('password').value = 'first letters';
  field('password').dispatchEvent(new Event('input', { bubbles: true }));
  const heard: string[] = [];
  root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  const submitted = await takeOver(root);
  expect([field('email').value, field('password').value]).toEqual(['ann@example.com', 'first letters']);
  expect(heard).toEqual(['email', 'password']);
  expect(field('password')).toHaveFocus();
  expect(submitted).not.toHaveBeenCalled();
});

it('submits a form that was submitted too early', async () => {
  const root = aRenderedPage();
  field('email').value = 'ann@example.com';
  root.querySelector('form')!.dataset['sentEarly'] = 'true';
  keepTyped(root);
  const submitted = await takeOver(root);
  expect(submitted).toHaveBeenCalledTimes(1);
});
