import { expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { allThatFollows } from '../test-support/all-that-follows.js';
import { OnDemand } from './on-demand.js';
import { WakeOnIntent } from './wake-on-intent.js';

/** Two buttons and a field, as placeholder and as widget, whose code loads when the test resolves it. */
function aWidget() {
  const pressed = jest.fn<(what: string) => void>();
  const keys = jest.fn<(key: string) => void>();
  let arrive: () => void = () => undefined;
  const fetch = jest.fn(() => new Promise<string>((resolve) => (arrive = () => resolve('awake'))));
  const code = new OnDemand(fetch);
  const parts = (state: string, press: () => void, text: string, type: (text: string) => void): ReactNode => (
    <div aria-label={state} role="group">
      <button onClick={press}>One</button>
      <button onKeyDown={({ key }) => state === 'resting' || keys(key)}>Two</button>
      <input aria-label="Text" value={text} onChange={(event) => type(event.target.value)} />
    </div>
  );
  function Widget() {
    const [text, setText] = useState('');
    return (
      <WakeOnIntent
        code={code}
        resting={(press) => parts('resting', press, text, setText)}
        awake={(_, woken) => {
          pressed(woken);
          return parts('awake', () => undefined, text, setText);
        }}
      />
    );
  }
  render(<Widget />);
  return { user: userEvent.setup(), fetch, arrive: () => arrive(), pressed, keys };
}

const isAwake = () => waitFor(() => expect(screen.getByRole('group')).toHaveAccessibleName('awake'));
const one = () => screen.getByRole('button', { name: 'One' });
const two = () => screen.getByRole('button', { name: 'Two' });
const text = () => screen.getByRole<HTMLInputElement>('textbox');

it('loads nothing before there is an intent, and is not replaced under a pointer that passes', async () => {
  const { user, fetch, arrive } = aWidget();
  expect(fetch).not.toHaveBeenCalled();
  await user.hover(one());
  expect(fetch).toHaveBeenCalledTimes(1);
  arrive();
  await user.unhover(one());
  expect(screen.getByRole('group')).toHaveAccessibleName('resting');
});

it('keeps the focus in its place', async () => {
  const { user, arrive, pressed } = aWidget();
  await user.tab();
  await user.tab();
  expect(two()).toHaveFocus();
  arrive();
  await isAwake();
  expect(two()).toHaveFocus();
  expect(pressed).toHaveBeenCalledWith('calmly');
});

it('keeps the typed text, and the caret, while its code is loading', async () => {
  const { user, arrive, pressed } = aWidget();
  await user.type(text(), 'chcago');
  text().setSelectionRange(2, 2);
  arrive();
  await isAwake();
  expect(text()).toHaveFocus();
  expect(pressed).toHaveBeenCalledWith('typing');
  await user.keyboard('i');
  expect(text()).toHaveValue('chicago');
});

it('reports that it was pressed, once the gesture is over', async () => {
  const { user, arrive, pressed } = aWidget();
  await user.pointer({ target: one(), keys: '[MouseLeft>]' });
  arrive();
  await allThatFollows();
  expect(screen.getByRole('group')).toHaveAccessibleName('resting');
  await user.pointer({ target: one(), keys: '[/MouseLeft]' });
  await isAwake();
  expect(pressed).toHaveBeenLastCalledWith('pressed');
  expect(one()).toHaveFocus();
});

it('is not replaced between pressing and releasing a key', async () => {
  const { user, arrive, pressed } = aWidget();
  await user.tab();
  await user.keyboard('[Space>]');
  arrive();
  await allThatFollows();
  expect(screen.getByRole('group')).toHaveAccessibleName('resting');
  await user.keyboard('[/Space]');
  await isAwake();
  expect(pressed).toHaveBeenLastCalledWith('pressed');
});

it('handles the keys that were pressed before it was loaded', async () => {
  const { user, arrive, keys } = aWidget();
  await user.tab();
  await user.tab();
  await user.keyboard('f{ArrowDown}{Delete}');
  expect(keys).not.toHaveBeenCalled();
  arrive();
  await isAwake();
  expect(keys.mock.calls.flat()).toEqual(['f', 'ArrowDown', 'Delete']);
});

it('does not steal the focus of a user who has moved on, nor opens', async () => {
  const { user, arrive, pressed } = aWidget();
  await user.click(one());
  one().blur();
  arrive();
  await isAwake();
  expect(document.body).toHaveFocus();
  expect(pressed).toHaveBeenLastCalledWith('calmly');
});

it('does not open a list over a form that was sent with Enter', async () => {
  const { user, arrive, pressed } = aWidget();
  await user.type(text(), 'chicago{Enter}');
  arrive();
  await isAwake();
  expect(pressed).toHaveBeenLastCalledWith('calmly');
});

it('stays usable when its code cannot be loaded, and retries on the next intent', async () => {
  const fetch = jest.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'));
  const code = new OnDemand(fetch);
  const user = userEvent.setup();
  render(
    <WakeOnIntent
      code={code}
      resting={() => <input aria-label="Text" />}
      awake={() => <div role="group" aria-label="awake" />}
    />,
  );
  await user.type(screen.getByRole('textbox'), 'a');
  expect(screen.getByRole('textbox')).toHaveValue('a');
  fetch.mockResolvedValue('here');
  screen.getByRole('textbox').blur();
  await user.click(screen.getByRole('textbox'));
  await isAwake();
});
