import type { SecondFactorAskedView } from '#contracts/identity/second-factor.views.js';
import { passwordRoutes } from '#contracts/identity/passwords.routes.js';
import type { UserField } from '#contracts/identity/user-field.js';
import { ProblemError } from '../../../../lib/problem-error.js';
import { useServices } from '../../../../lib/services.js';
import { useRequestForm } from '../../../../forms/use-request-form.js';
import { vendorLogin } from '../../../../texts/vendor-login.js';
import { Button } from '../../../../ui/button.js';
import { NewPasswordForm } from '../../sign-in-forms.js';
import { KnownUsername } from '../known-username.js';
import { NewPasswordFields } from '../new-password-fields.js';

interface ResetStepProps {
  email: string;
  given: Partial<Record<UserField, string>>;
  /** Called if the account has a second factor. */
  onAsked: (asked: SecondFactorAskedView['challenge']) => void;
}

const texts = vendorLogin.reset;

/** The first password of an account of the older user pool, after its code (ID-59); a sign-in follows. */
export function ResetStep({ email, given, onAsked }: ResetStepProps) {
  const { api, session, toasts } = useServices();
  const { firstName: Firstname, lastName: Lastname } = given;
  const { control, handleSubmit, setError, formState, element } = useRequestForm<NewPasswordForm>(NewPasswordForm, {
    defaultValues: {
      Emailaddress: email,
      Enterpassword: '',
      Confirmpassword: '',
      ...(Firstname !== undefined && { Firstname }),
      ...(Lastname !== undefined && { Lastname }),
    },
    texts: texts.fields,
  });
  const submit = handleSubmit(async ({ Enterpassword: password }) => {
    try {
      const answer = await api.call(passwordRoutes.createUser, { body: { email, password, ...given } });
      toasts.show('success', texts.done);
      if ('challenge' in answer) onAsked(answer.challenge);
      else session.begin(answer);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const [code] = error.fields['password'] ?? [];
      const message = code === undefined ? undefined : texts.fields.Enterpassword[code as 'strong-password'];
      if (message !== undefined) setError('Enterpassword', { message }, { shouldFocus: true });
      else toasts.show('error', error.message);
    }
  });
  return (
    <form {...element} onSubmit={(event) => void submit(event)} className="grid gap-6">
      <KnownUsername email={email} />
      <NewPasswordFields control={control} autoFocus />
      <Button type="submit" kind="primary" isPending={formState.isSubmitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
