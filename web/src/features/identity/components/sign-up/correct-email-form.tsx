import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { CorrectEmailRequest } from '#contracts/identity/sign-up.requests.js';
import { signUpRoutes } from '#contracts/identity/sign-up.routes.js';
import { FormField } from '../../../../forms/form-field.js';
import { ProblemError } from '../../../../lib/problem-error.js';
import { useServices } from '../../../../lib/services.js';
import { useRequestForm } from '../../../../forms/use-request-form.js';
import { signUp } from '../../../../texts/sign-up.js';
import { FormActions } from '../../../../ui/form-actions.js';
import { Notice } from '../../../../ui/notice.js';
import { PasswordField } from '../../../../ui/password-field.js';
import { emailCodeQuery } from '../../email-code-query.js';
import { EmailField } from '../email-field.js';

const texts = signUp.code.correct;

/** Trims the email. */
const asRequest = ({ email, password }: CorrectEmailRequest) => ({ email: email.trim(), password });

interface CorrectEmailFormProps {
  user: AuthUserView;
  /** Called to return to the code. */
  onEnd: () => void;
}

/**
 * Corrects an email that was mistyped at the sign-up: the account gets another one, and the code is sent there. The
 * password is required, so that nobody who finds an open browser can take over the account.
 */
export function CorrectEmailForm({ user: { id, email }, onEnd }: CorrectEmailFormProps) {
  const { api, session, toasts } = useServices();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const { control, handleSubmit, setError, formState, element, refuse } = useRequestForm(CorrectEmailRequest, {
    defaultValues: { email, password: '' },
    asRequest,
    texts: texts.fields,
  });
  const { queryKey } = emailCodeQuery(api, id);
  const submit = handleSubmit(async (values) => {
    const body = asRequest(values);
    setProblem(undefined);
    if (body.email === email) return onEnd();
    try {
      const user = await api.call(signUpRoutes.correctEmail, { body });
      queryClient.setQueryData(queryKey, { isVerified: false, isSent: false, secondsUntilNext: 60 });
      session.know(user);
      toasts.show('success', texts.done(user.email));
      onEnd();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.code === 'email-taken') return setError('email', { message: error.message });
      if (Object.keys(error.fields).length > 0) return refuse(error);
      setProblem(error.message);
      // It was confirmed meanwhile, in another tab: there is nothing to correct.
      if (error.code === 'changed-meanwhile') await queryClient.invalidateQueries({ queryKey });
    }
  });
  return (
    <form {...element} onSubmit={(event) => void submit(event)} className="grid gap-6">
      <p>{texts.lead}</p>
      {problem !== undefined && <Notice tone="problem">{problem}</Notice>}
      <FormField
        control={control}
        name="email"
        render={(field) => <EmailField {...field} label={signUp.common.email} autoFocus />}
      />
      <FormField
        control={control}
        name="password"
        render={(field) => <PasswordField {...field} autoComplete="current-password" label={texts.password} />}
      />
      <FormActions submit={texts.submit} isPending={formState.isSubmitting} cancel={texts.keep} onCancel={onEnd} />
    </form>
  );
}
