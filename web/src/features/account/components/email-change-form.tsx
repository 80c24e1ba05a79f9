import { useState } from 'react';
import { IsNotEmpty } from 'class-validator';
import { accountRoutes } from '#contracts/identity/account.routes.js';
import { EmailAddress } from '#contracts/identity/email-address.js';
import { Optional } from '#contracts/shared/validation.js';
import { FormField } from '../../../forms/form-field.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { useServices } from '../../../lib/services.js';
import { useRequestForm } from '../../../forms/use-request-form.js';
import { account } from '../../../texts/account.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Notice } from '../../../ui/notice.js';
import { PasswordField } from '../../../ui/password-field.js';
import { TextField } from '../../../ui/text-field.js';
import { useKnowAccount } from '../account-query.js';

const texts = account.email;

class NewEmailForm {
  @EmailAddress()
  @IsNotEmpty()
  email: string;

  @Optional()
  @IsNotEmpty()
  password?: string;
}

interface EmailChangeFormProps {
  hasPassword: boolean;
  onCancel: () => void;
}

/** Requests another email. Users without a password only need the code from the current mailbox. */
export function EmailChangeForm({ hasPassword, onCancel }: EmailChangeFormProps) {
  const { form, submit, problem } = useNewEmailForm(hasPassword);
  const { control, formState } = form;
  return (
    <form {...form.element} onSubmit={(event) => void submit(event)} className="grid gap-6">
      {problem !== undefined && <Notice tone="problem">{problem}</Notice>}
      <FormField
        control={control}
        name="email"
        render={({ onChange, ...field }) => (
          <TextField
            {...field}
            onChange={(written) => onChange(written.toLowerCase())}
            type="email"
            autoComplete="email"
            label={texts.newEmail}
            autoFocus
          />
        )}
      />
      {hasPassword && (
        <FormField
          control={control}
          name="password"
          render={(field) => (
            <PasswordField
              {...field}
              autoComplete="current-password"
              label={texts.password}
              description={texts.passwordHint}
            />
          )}
        />
      )}
      <FormActions submit={texts.start} isPending={formState.isSubmitting} cancel={texts.keep} onCancel={onCancel} />
    </form>
  );
}

function useNewEmailForm(hasPassword: boolean) {
  const { api } = useServices();
  const know = useKnowAccount();
  const [problem, setProblem] = useState<string>();
  const asRequest = ({ email, password }: { email: string; password: string }) => ({
    email: email.trim(),
    ...(hasPassword && { password }),
  });
  const form = useRequestForm(NewEmailForm, {
    defaultValues: { email: '', password: '' },
    asRequest,
    texts: texts.fields,
  });
  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      know(await api.call(accountRoutes.startEmailChange, { body: asRequest(values) }));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (Object.keys(error.fields).length > 0) form.refuse(error);
      else setProblem(error.message);
    }
  });
  return { form, submit, problem };
}
