import { useState } from 'react';
import { passwordRoutes } from '#contracts/identity/passwords.routes.js';
import { FormField } from '../../../../forms/form-field.js';
import { ProblemError } from '../../../../lib/problem-error.js';
import { useServices } from '../../../../lib/services.js';
import { useRequestForm } from '../../../../forms/use-request-form.js';
import { vendorLogin } from '../../../../texts/vendor-login.js';
import { Button } from '../../../../ui/button.js';
import { Notice } from '../../../../ui/notice.js';
import { EmailForm, trimmed } from '../../sign-in-forms.js';
import { EmailField } from '../email-field.js';

interface AskForCodeProps {
  email: string;
  onSent: (email: string) => void;
}

/** Asks for the email and sends a code to it (ID-63); the response is the same for known and unknown accounts. */
export function AskForCode({ email, onSent }: AskForCodeProps) {
  const { api } = useServices();
  const [problem, setProblem] = useState<string>();
  const { control, handleSubmit, formState, element } = useRequestForm(EmailForm, {
    defaultValues: { Emailaddress: email },
    asRequest: trimmed,
    texts: vendorLogin.email.fields,
  });
  const submit = handleSubmit(async (values) => {
    const { Emailaddress: written } = trimmed(values);
    setProblem(undefined);
    try {
      await api.call(passwordRoutes.forgotPassword, { body: { email: written } });
      onSent(written);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error.message);
    }
  });
  return (
    <form {...element} onSubmit={(event) => void submit(event)} className="grid gap-6">
      {problem !== undefined && <Notice tone="problem">{problem}</Notice>}
      <FormField
        control={control}
        name="Emailaddress"
        render={(field) => <EmailField {...field} label={vendorLogin.email.label} autoFocus={email !== ''} />}
      />
      <Button type="submit" kind="primary" isPending={formState.isSubmitting}>
        {vendorLogin.forgot.submit}
      </Button>
    </form>
  );
}
