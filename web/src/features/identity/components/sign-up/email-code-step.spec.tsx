import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { oneTimeCodeRoutes } from '#contracts/identity/one-time-code.routes.js';
import type { EmailCodeView } from '#contracts/identity/one-time-code.views.js';
import { signUpRoutes } from '#contracts/identity/sign-up.routes.js';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { couple } from '../../../../test-support/examples.js';
import { Refusal } from '../../../../test-support/fake-api.js';
import { freezeDate } from '../../../../test-support/freeze-date.js';
import { anApi, renderApp } from '../../../../test-support/render-app.js';
import { until } from '../../../../test-support/until.js';

const nora = { ...couple, firstName: 'Nora', lastName: 'Vale', email: 'nora@example.com' };

/** A fake api with a code that was sent; a test may change `view`. */
function anApiThatWaits(state: Partial<EmailCodeView> = {}) {
  const view: EmailCodeView = { isVerified: false, isSent: true, secondsUntilNext: 60, ...state };
  const api = anApi()
    .answer(oneTimeCodeRoutes.emailCode, () => ({ ...view }))
    .answer(oneTimeCodeRoutes.verifyEmail, () => ({ success: true as const }))
    .answer(oneTimeCodeRoutes.resendEmailOtp, () => ({ success: true as const }));
  return Object.assign(api, { view });
}

const described = (name: string, text: string) =>
  waitFor(() => expect(screen.getByLabelText(name)).toHaveAccessibleDescription(text));

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const width = window.innerWidth;
const beWide = (pixels: number) => {
  Object.defineProperty(window, 'innerWidth', { value: pixels, configurable: true });
  act(() => void window.dispatchEvent(new Event('resize')));
};
afterEach(() => {
  jest.useRealTimers();
  beWide(width);
});

/** A user who has signed up and returns to the page. */
async function waiting(api = anApiThatWaits()) {
  const page = renderApp({ path: '/vendor/signup', user: nora, api });
  const code = await screen.findByLabelText('Code from our email');
  const verify = () => screen.getByRole('button', { name: 'Verify' });
  return { ...page, api, code, verify };
}

it('the code is entered in a dialog, and up to 650 px in its own page [ID-35] [WEB-33]', async () => {
  await waiting();
  expect(screen.getByRole('dialog', { name: 'Check your email' })).toBeInTheDocument();
  beWide(650);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Check your email' })).toBeInTheDocument();
  beWide(651);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('the code is six digits, and nothing else can be typed [ID-39] [ID-40]', async () => {
  const { user, code, verify } = await waiting();
  expect(verify()).toBeDisabled();
  await user.type(code, '12a 345');
  expect(code).toHaveValue('12345');
  expect(verify()).toBeDisabled();
  await user.type(code, '678');
  expect(code).toHaveValue('123456');
  expect(verify()).toBeEnabled();
});

it('an empty code is reported [ID-41]', async () => {
  const { user, code, api } = await waiting();
  await user.type(code, '{Enter}');
  await described('Code from our email', 'verification code required');
  expect(api.callsOf(oneTimeCodeRoutes.verifyEmail)).toEqual([]);
});

it('a wrong or expired code is reported at the field [ID-43]', async () => {
  const api = anApiThatWaits();
  api.answer(oneTimeCodeRoutes.verifyEmail, () => {
    throw new Refusal(400, 'one-time-code-refused');
  });
  const { user, code, verify } = await waiting(api);
  await user.type(code, '123456');
  await user.click(verify());
  await described('Code from our email', 'Invalid or expired code');
  expect(code).toHaveFocus();
});

it('a correct code is sent with the email, and leads to the welcome [ID-42]', async () => {
  const { user, code, verify, api } = await waiting();
  await user.type(code, '123456');
  await user.click(verify());
  // The replacement of the form is announced.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Welcome, Nora' })).toHaveFocus());
  expect(api.callsOf(oneTimeCodeRoutes.verifyEmail)[0]?.body).toEqual({ email: nora.email, otp: '123456' });
  expect(screen.getByRole('link', { name: 'Lets go' })).toHaveAttribute('href', '/vendor/welcome');
});

it('the welcome of a new vendor leads to the editor, without asking again for the business', async () => {
  const api = anApiThatWaits();
  api
    .answer(identityVendorsRoutes.ensureVendor, () => ({}) as never)
    .answer(identityRoutes.currentUser, () => ({ ...nora, roles: ['Vendor' as const] }))
    .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [], numResults: 0, page: 1, pageSize: 1 }));
  const { user, code, verify, address } = await waiting(api);
  await user.type(code, '123456');
  await user.click(verify());
  await user.click(await screen.findByRole('link', { name: 'Lets go' }));
  await waitFor(() => expect(address()).toBe('/vendor/webstore/editabout'));
  expect(await screen.findByText('Setting up your webstore')).toBeInTheDocument();
});

it('the welcome of a new vendor whose business cannot be added leads to the page that explains it [ID-92]', async () => {
  const api = anApiThatWaits();
  api.answer(identityVendorsRoutes.ensureVendor, () => {
    throw new Refusal(503, 'temporarily-unavailable');
  });
  const { user, code, verify, address } = await waiting(api);
  await user.type(code, '123456');
  await user.click(verify());
  await user.click(await screen.findByRole('link', { name: 'Lets go' }));
  expect(await screen.findByRole('link', { name: 'Add my business' })).toBeInTheDocument();
  expect(address()).toBe('/vendor/welcome');
});

it('another code may be requested after 60 seconds, which restarts the countdown and empties the field [ID-45] [ID-46] [ID-48]', async () => {
  jest.useFakeTimers();
  const api = anApiThatWaits();
  const { user } = renderApp({ path: '/vendor/signup', user: nora, api });
  const button = (text: string) => screen.queryByRole('button', { name: `Send another code${text}` });
  await until(() => button(' in 60 seconds'));
  const code = screen.getByLabelText('Code from our email');
  expect(button(' in 60 seconds')).toBeDisabled();
  expect(code).toHaveAccessibleDescription(/1–2 minutes/);
  await user.type(code, '123');
  await pass(59_000);
  expect(button(' in 1 second')).toBeDisabled();
  await pass(1_000);
  await user.click(button('') as HTMLElement);
  await until(() => button(' in 60 seconds'));
  expect(code).toHaveValue('');
  expect(api.callsOf(oneTimeCodeRoutes.resendEmailOtp)[0]?.body).toEqual({ email: nora.email });
  expect(button(' in 60 seconds')).toBeDisabled();
});

// ID-47 is claimed once the claim code screen, which has the second text, exists.
it('a failed request for another code shows a toast', async () => {
  const api = anApiThatWaits({ secondsUntilNext: 0 });
  api.answer(oneTimeCodeRoutes.resendEmailOtp, () => {
    throw new Refusal(429, 'too-many-requests');
  });
  const { user } = await waiting(api);
  await user.click(await screen.findByRole('button', { name: 'Send another code' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Failed to resend Email OTP');
});

it('a page that could not be loaded can be retried', async () => {
  let isAway = true;
  const api = anApiThatWaits();
  api.answer(oneTimeCodeRoutes.emailCode, () => {
    if (isAway) throw new Refusal(503, 'temporarily-unavailable');
    return { ...api.view };
  });
  const { user } = renderApp({ path: '/vendor/signup', user: nora, api });
  await screen.findByText('We couldn’t check your account');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Code from our email');
});

it('a code that has not been sent yet is announced', async () => {
  jest.useFakeTimers();
  const api = anApiThatWaits({ isSent: false, secondsUntilNext: 50 });
  renderApp({ path: '/vendor/signup', user: nora, api });
  await until(() => screen.queryByText('Your account is ready'));
  api.view.isSent = true;
  // A poll, and the time in which its response is shown.
  await pass(3_000 + 1_000);
  await until(() => screen.queryByText('Your account is ready') === null);
});

it('a mistyped email is corrected, and the code of the right mailbox is required', async () => {
  freezeDate();
  const right = 'nora.vale@example.com';
  const api = anApiThatWaits({ secondsUntilNext: 0 }).answer(signUpRoutes.correctEmail, () => ({
    ...nora,
    email: right,
  }));
  const { user, verify, services } = await waiting(api);
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  const field = await screen.findByLabelText('Email');
  expect(field).toHaveFocus();
  expect(field).toHaveValue(nora.email);
  await user.clear(field);
  await user.type(field, ' Nora.Vale@Example.com{Enter}');
  await described('Your password', 'Please enter the password');
  await user.type(screen.getByLabelText('Your password'), 'Tulip-Meadow-7{Enter}');
  const code = await screen.findByLabelText('Code from our email');
  expect(screen.getByText(`Enter the 6-digit code we sent to ${right}.`)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send another code in 60 seconds' })).toBeDisabled();
  expect(api.callsOf(signUpRoutes.correctEmail).map(({ body }) => body)).toEqual([
    { email: right, password: 'Tulip-Meadow-7' },
  ]);
  expect(services.session.user()?.email).toBe(right);
  await user.type(code, '123456');
  await user.click(verify());
  await screen.findByRole('heading', { name: 'Welcome, Nora' });
  expect(api.callsOf(oneTimeCodeRoutes.verifyEmail)[0]?.body).toEqual({ email: right, otp: '123456' });
});

it('an email that is invalid, contained in the password, or taken is reported at the field; keeping it returns to the code [ID-27]', async () => {
  const refusals = [
    new Refusal(400, 'invalid-input', { password: ['wrong-password'] }),
    new Refusal(400, 'invalid-input', { email: ['in-password'] }),
    new Refusal(409, 'email-taken'),
  ];
  const api = anApiThatWaits().answer(signUpRoutes.correctEmail, () => {
    throw refusals.shift() ?? new Error('asked too often');
  });
  const { user } = await waiting(api);
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  const field = await screen.findByLabelText('Email');
  await user.clear(field);
  await user.type(screen.getByLabelText('Your password'), 'Tulip-Meadow-7');
  await user.type(field, 'nora{Enter}');
  await described('Email', 'Please enter a valid email address');
  await user.type(field, '@vale.example{Enter}');
  await described('Your password', 'That’s not your password');
  await user.type(field, '{Enter}');
  await described('Email', 'Your password contains this email. Sign out and sign up with another password.');
  await user.type(field, '{Enter}');
  await described('Email', 'There’s already an account with this email. Sign in instead.');
  expect(api.callsOf(signUpRoutes.correctEmail)).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Keep this email' }));
  await screen.findByLabelText('Code from our email');
});
