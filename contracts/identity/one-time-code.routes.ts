import { anyoneAnyToken, route, signedIn, view } from '../shared/route.js';
import type { SuccessView } from './identity.views.js';
import { ResendCodeRequest, VerifyEmailRequest } from './one-time-code.requests.js';
import type { EmailCodeView } from './one-time-code.views.js';

export const oneTimeCodeRoutes = {
  verifyEmail: route({
    method: 'POST',
    path: 'auth/verify-email',
    summary: 'Confirm an email with its code; with `OLD`, a password can be set within the next 10 minutes',
    access: anyoneAnyToken,
    body: VerifyEmailRequest,
    answer: view<SuccessView>(),
  }),
  resendEmailOtp: route({
    method: 'POST',
    path: 'auth/resend-email-otp',
    summary: 'Send another code, at most one per minute; responds the same for an unknown email',
    access: anyoneAnyToken,
    body: ResendCodeRequest,
    answer: view<SuccessView>(),
  }),
  emailCode: route({
    method: 'GET',
    path: 'auth/email-code',
    summary: 'Whether the signed-in user has confirmed the email, and whether a code has been sent',
    access: signedIn,
    answer: view<EmailCodeView>(),
  }),
};
