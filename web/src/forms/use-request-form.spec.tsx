import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LoginRequest } from '#contracts/identity/identity.requests.js';
import { TextField } from '../ui/text-field.js';
import { FormField } from './form-field.js';
import { ProblemError } from '../lib/problem-error.js';
import { useRequestForm } from './use-request-form.js';

interface SignInProps {
  as?: 'form' | 'div';
  onSend?: (values: LoginRequest) => void;
  refusal?: ProblemError;
}

function SignIn({ as: Element = 'form', onSend, refusal }: SignInProps) {
  const form = useRequestForm<LoginRequest>(LoginRequest, { defaultValues: { identifier: '', password: '' } });
  const send = form.handleSubmit((values) => {
    onSend?.(values);
    if (refusal) form.refuse(refusal);
  });
  return (
    <Element {...form.element} onSubmit={(event: React.SubmitEvent) => void send(event)}>
      <FormField control={form.control} name="identifier" render={(field) => <TextField {...field} label="Email" />} />
      <FormField control={form.control} name="password" render={(field) => <TextField {...field} label="Password" />} />
      <button>Send</button>
    </Element>
  );
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

/** jsdom has no layout, so calls to scroll are recorded. */
function notingScrolls(): Element[] {
  const scrolledTo: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this);
  };
  return scrolledTo;
}

it('must be used on a form element, or throws an error [WEB-29]', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<SignIn as="div" />)).toThrow('A form was put on <div>, which is no form element.');
  quiet.mockRestore();
});

describe('a form of a request', () => {
  it('is validated on submit and not before, then on every change [WEB-31]', async () => {
    notingScrolls();
    const onSend = jest.fn();
    render(<SignIn onSend={onSend} />);
    await userEvent.type(email(), 'nora');
    await userEvent.tab();
    expect(email()).not.toHaveAttribute('aria-invalid');
    await send();
    await waitFor(() => expect(email()).toHaveAccessibleDescription(/Check this field/));
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(email(), '@example.com');
    await waitFor(() => expect(email()).not.toHaveAttribute('aria-invalid'));
    expect(password()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(password(), 'secret{Enter}');
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ identifier: 'nora@example.com', password: 'secret' }));
  });

  it('scrolls to its first error and focuses it, on each submit [WEB-31]', async () => {
    const scrolledTo = notingScrolls();
    render(<SignIn />);
    await send();
    await waitFor(() => expect(email()).toHaveFocus());
    expect(scrolledTo).toHaveLength(1);
    expect(scrolledTo[0]).toContainElement(email());
    await userEvent.type(email(), 'nora@example.com');
    await send();
    await waitFor(() => expect(password()).toHaveFocus());
    expect(scrolledTo.at(-1)).toContainElement(password());
  });

  it('focuses errors of the api as well', async () => {
    const scrolledTo = notingScrolls();
    const fields = { password: ['too-short'] };
    render(<SignIn refusal={new ProblemError({ status: 400, code: 'invalid-input', fields })} />);
    await userEvent.type(email(), 'nora@example.com');
    await userEvent.type(password(), 'x');
    await send();
    await waitFor(() => expect(password()).toHaveAccessibleDescription('This is too short.'));
    await waitFor(() => expect(scrolledTo.at(-1)).toContainElement(password()));
  });
});
