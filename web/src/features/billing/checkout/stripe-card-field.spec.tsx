import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import type { CardField } from './card-field.js';
import StripeCardField from './stripe-card-field.js';

/** The calls of the provider's library, which its script would put on the window. */
let calls: unknown[][];
let ready: () => void;
const card = {
  on: (event: string, listener: () => void) => {
    if (event === 'ready') ready = listener;
    return card;
  },
  off: () => card,
  mount: () => undefined,
  destroy: () => undefined,
  update: () => undefined,
};
const answering =
  (name: string, answer: object) =>
  (...given: unknown[]) => {
    calls.push([name, ...given]);
    return Promise.resolve(answer);
  };

beforeEach(() => {
  calls = [];
  const library = {
    elements: () => ({ create: () => card, getElement: () => card, update: () => undefined }),
    createToken: answering('createToken', {}),
    createPaymentMethod: answering('createPaymentMethod', { paymentMethod: { id: 'pm_1' } }),
    confirmCardPayment: answering('confirmCardPayment', {}),
    confirmCardSetup: answering('confirmCardSetup', { error: { message: 'Not you.' } }),
  };
  Object.assign(window, { Stripe: () => library });
});
afterEach(() => void Reflect.deleteProperty(window, 'Stripe'));

async function openField(): Promise<CardField> {
  let form: CardField | null = null;
  ready = () => undefined;
  const before = ready;
  const hear = { onReady: (given: CardField | null) => void (form = given), onProblem: () => {}, onFailed: () => {} };
  render(<StripeCardField publishableKey="pk_live_1" {...hear} />);
  await waitFor(() => expect(ready).not.toBe(before));
  act(() => ready());
  await waitFor(() => expect(form).not.toBeNull());
  return form!;
}

it('a payment method has the type card, and the name and email of the bill [BIL-26]', async () => {
  const form = await openField();
  const owner = { name: 'Nora Whitlock', email: 'nora@example.com', country: 'US' } as const;
  await expect(form.createPaymentMethod(owner)).resolves.toEqual({ ok: true, paymentMethod: 'pm_1' });
  const { name, email, country } = owner;
  expect(calls).toEqual([
    ['createPaymentMethod', { type: 'card', card, billing_details: { name, email, address: { country } } }],
  ]);
});

it('a payment is confirmed with its client secret, and a card for later with its own [BIL-28]', async () => {
  const form = await openField();
  await expect(form.confirm('pi_1_secret')).resolves.toEqual({ ok: true });
  await expect(form.confirm('seti_1_secret')).resolves.toEqual({ ok: false, message: 'Not you.' });
  expect(calls).toEqual([
    ['confirmCardPayment', 'pi_1_secret'],
    ['confirmCardSetup', 'seti_1_secret'],
  ]);
});
