import { LoginRequest } from '#contracts/identity/identity.requests.js';
import type { SecondFactorAskedView } from '#contracts/identity/second-factor.views.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { FormField } from '../../../forms/form-field.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { useServices } from '../../../lib/services.js';
import { useRequestForm } from '../../../forms/use-request-form.js';
import { signIn as texts } from '../../../texts/sign-in.js';
import { Button } from '../../../ui/button.js';
import { PasswordField } from '../../../ui/password-field.js';
import { TextField } from '../../../ui/text-field.js';

type Challenge = SecondFactorAskedView['challenge'];

const empty: LoginRequest = { identifier: '', password: '' };
const asRequest = ({ identifier, password }: LoginRequest): LoginRequest => ({
  identifier: identifier.trim().toLowerCase(),
  password,
});

interface SignInFormProps {
  onSignedIn?: () => void;
  /** Called if the account has a second factor. */
  onAsked: (asked: Challenge) => void;
}

/** Email and password. */
export function SignInForm({ onSignedIn, onAsked }: SignInFormProps) {
  const { api, session, toasts } = useServices();
  const { control, handleSubmit, refuse, setError, formState, element } = useRequestForm(LoginRequest, {
    defaultValues: empty,
    asRequest,
    texts: texts.fields,
  });
  const submit = handleSubmit(async (credentials) => {
    try {
      const answer = await api.call(identityRoutes.login, { body: asRequest(credentials) });
      if ('challenge' in answer) return onAsked(answer.challenge);
      session.begin(answer);
      onSignedIn?.();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      // Reported once: at the fields if they are the cause, otherwise in a toast (ID-56, OP-26).
      if (error.code === 'invalid-credentials') setError('password', { message: texts.wrong }, { shouldFocus: true });
      else if (Object.keys(error.fields).length > 0) refuse(error);
      else toasts.show('error', error.message);
    }
  });
  return (
    <form {...element} onSubmit={(event) => void submit(event)} className="grid gap-6">
      <FormField
        control={control}
        name="identifier"
        render={(field) => <TextField {...field} type="email" autoComplete="username" label={texts.identifier} />}
      />
      <FormField
        control={control}
        name="password"
        render={(field) => <PasswordField {...field} autoComplete="current-password" label={texts.password} />}
      />
      <Button type="submit" kind="primary" isPending={formState.isSubmitting}>
        {formState.isSubmitting ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}
