import { anyoneAnyToken, route, signedIn, view } from '../shared/route.js';
import type { SuccessView } from './identity.views.js';
import { ResendCodeRequest, VerifyEmailRequest } from './one-time-code.requests.js';
import type { EmailCodeView } from './one-time-code.views.js';

export const oneTimeCodeRoutes = {
  verifyEmail: route({
    method: 'POST',
    path: 'auth/verify-email',
    summary:
      'Confirm an email with the code that was sent there; with OLD a password may be set in the next 10 minutes',
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
    summary: 'Whether the signed-in person has confirmed the email, and whether the code is sent',
    access: signedIn,
    answer: view<EmailCodeView>(),
  }),
};
