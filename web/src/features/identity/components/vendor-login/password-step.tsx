import { Link } from 'react-router-dom';
import type { SecondFactorAskedView } from '#contracts/identity/second-factor.views.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { FormField } from '../../../../forms/form-field.js';
import { ProblemError } from '../../../../lib/problem-error.js';
import { useServices } from '../../../../lib/services.js';
import { useRequestForm } from '../../../../forms/use-request-form.js';
import { signIn } from '../../../../texts/sign-in.js';
import { vendorLogin } from '../../../../texts/vendor-login.js';
import { Button } from '../../../../ui/button.js';
import { PasswordField } from '../../../../ui/password-field.js';
import { textLinkStyle } from '../../../../ui/text-link-style.js';
import { PasswordForm } from '../../sign-in-forms.js';
import { KnownUsername } from '../known-username.js';

const texts = vendorLogin.password;

interface PasswordStepProps {
  email: string;
  /** Called if the account has a second factor. */
  onAsked: (asked: SecondFactorAskedView['challenge']) => void;
}

/** Asks for the password of an account that has one (ID-51). */
export function PasswordStep({ email, onAsked }: PasswordStepProps) {
  const { api, session, toasts } = useServices();
  const { control, handleSubmit, setError, formState, element } = useRequestForm(PasswordForm, {
    defaultValues: { Password: '' },
    texts: texts.fields,
  });
  const submit = handleSubmit(async ({ Password: password }) => {
    try {
      const answer = await api.call(identityRoutes.login, { body: { identifier: email, password } });
      if ('challenge' in answer) onAsked(answer.challenge);
      else session.begin(answer);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.code === 'invalid-credentials') setError('Password', { message: signIn.wrong }, { shouldFocus: true });
      else toasts.show('error', error.message);
    }
  });
  return (
    <form {...element} onSubmit={(event) => void submit(event)} className="grid gap-6">
      <KnownUsername email={email} />
      <FormField
        control={control}
        name="Password"
        render={(field) => <PasswordField {...field} autoComplete="current-password" label={texts.label} autoFocus />}
      />
      <Button type="submit" kind="primary" isPending={formState.isSubmitting}>
        {texts.submit}
      </Button>
      <Link
        to={pagePaths.vendorForgotPassword}
        state={{ email }}
        className={`${textLinkStyle} justify-self-start text-14`}
      >
        {texts.forgot}
      </Link>
    </form>
  );
}
