import { anyoneAnyToken, route, view } from '../shared/route.js';
import type { SuccessView } from './identity.views.js';
import { CreateUserRequest, ResetPasswordRequest, VerifyCodeRequest } from './passwords.requests.js';
import type { SignInAnswerView } from './second-factor.views.js';
import { EmailRequest } from './sign-in.requests.js';

/** All ways to set a password without the current one. None of them works with an email alone. */
export const passwordRoutes = {
  createUser: route({
    method: 'POST',
    path: 'auth/create-user',
    summary:
      'Set the first password of an account from the older user pool, within 10 minutes of its code, and sign in',
    access: anyoneAnyToken,
    body: CreateUserRequest,
    answer: view<SignInAnswerView>(),
  }),
  forgotPassword: route({
    method: 'POST',
    path: 'auth/forgot-password',
    summary: 'Send a password-reset code; responds the same for an unknown email',
    access: anyoneAnyToken,
    body: EmailRequest,
    answer: view<SuccessView>(),
  }),
  verifyCode: route({
    method: 'POST',
    path: 'auth/verify-code',
    summary: 'Reset the password with the emailed code; ends all sessions of the account',
    access: anyoneAnyToken,
    body: VerifyCodeRequest,
    answer: view<SuccessView>(),
  }),
  resetPassword: route({
    method: 'POST',
    path: 'auth/reset-password',
    summary: 'Set a new password within 10 minutes of a verified code, in the same browser; ends every session',
    access: anyoneAnyToken,
    body: ResetPasswordRequest,
    answer: view<SuccessView>(),
  }),
};
