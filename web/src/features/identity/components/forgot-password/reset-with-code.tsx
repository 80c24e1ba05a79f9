import type { Control } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { passwordRoutes } from '#contracts/identity/passwords.routes.js';
import { FormField } from '../../../../forms/form-field.js';
import { ProblemError } from '../../../../lib/problem-error.js';
import { useServices } from '../../../../lib/services.js';
import { useRequestForm } from '../../../../forms/use-request-form.js';
import { vendorLogin } from '../../../../texts/vendor-login.js';
import { Button } from '../../../../ui/button.js';
import { ResetForm, type NewPasswordForm } from '../../sign-in-forms.js';
import { CodeField } from '../../../../forms/code-field.js';
import { KnownUsername } from '../known-username.js';
import { NewPasswordFields } from '../new-password-fields.js';
import { SendAgain } from '../../../../forms/send-again.js';

interface ResetWithCodeProps {
  email: string;
  /** Path of the sign-in page to return to. */
  signIn: string;
  /** Called to enter another email. */
  onOtherEmail: () => void;
}

const texts = vendorLogin.forgot;

/** The code from the mail and a new password (ID-64); a sign-in with it follows. */
export function ResetWithCode({ email, signIn, onOtherEmail }: ResetWithCodeProps) {
  const { api, toasts } = useServices();
  const navigate = useNavigate();
  const { control, handleSubmit, setError, setValue, formState, element } = useRequestForm<ResetForm>(ResetForm, {
    defaultValues: { Emailaddress: email, EnterOTP: '', Enterpassword: '', Confirmpassword: '' },
    texts: texts.fields,
  });
  const submit = handleSubmit(async ({ EnterOTP: verificationCode, Enterpassword: password }) => {
    try {
      await api.call(passwordRoutes.verifyCode, { body: { email, verificationCode, password } });
      toasts.show('success', texts.done);
      await navigate(signIn);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const [code] = error.fields['password'] ?? [];
      const message = code === undefined ? undefined : texts.fields.Enterpassword[code as 'strong-password'];
      if (message !== undefined) setError('Enterpassword', { message }, { shouldFocus: true });
      else if (error.code === 'one-time-code-refused')
        setError('EnterOTP', { message: vendorLogin.code.wrong }, { shouldFocus: true });
      else toasts.show('error', error.message);
    }
  });
  return (
    <form {...element} onSubmit={(event) => void submit(event)} className="grid gap-6">
      <KnownUsername email={email} />
      <FormField control={control} name="EnterOTP" render={(field) => <CodeField {...field} />} />
      <div className="flex flex-wrap justify-between gap-x-6">
        <SendAgain
          send={() => api.call(passwordRoutes.forgotPassword, { body: { email } })}
          onSent={() => setValue('EnterOTP', '')}
        />
        <Button kind="quiet" size="small" className="-ml-px" onPress={onOtherEmail}>
          {vendorLogin.otherEmail}
        </Button>
      </div>
      <NewPasswordFields control={control as unknown as Control<NewPasswordForm>} />
      <Button type="submit" kind="primary" isPending={formState.isSubmitting}>
        {texts.update}
      </Button>
    </form>
  );
}
