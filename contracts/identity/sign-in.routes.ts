import { anyoneAnyToken, route, view } from '../shared/route.js';
import { EmailRequest } from './sign-in.requests.js';
import type { EmailCheckView } from './sign-in.views.js';

export const signInRoutes = {
  checkEmail: route({
    method: 'POST',
    path: 'auth/check-email-availability',
    summary: 'How the owner of an email signs in; an account of the older user pool is sent a code',
    access: anyoneAnyToken,
    body: EmailRequest,
    answer: view<EmailCheckView>(),
  }),
};
