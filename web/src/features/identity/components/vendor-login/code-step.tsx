import { oneTimeCodeRoutes } from '#contracts/identity/one-time-code.routes.js';
import type { UserField } from '#contracts/identity/user-field.js';
import type { Control } from 'react-hook-form';
import { FormField } from '../../../../forms/form-field.js';
import { PhoneField } from '../../../../forms/phone-field.js';
import { ProblemError } from '../../../../lib/problem-error.js';
import { useServices } from '../../../../lib/services.js';
import { useRequestForm } from '../../../../forms/use-request-form.js';
import { vendorLogin } from '../../../../texts/vendor-login.js';
import { Button } from '../../../../ui/button.js';
import { TextField } from '../../../../ui/text-field.js';
import { CodeForm } from '../../sign-in-forms.js';
import { CodeField } from '../../../../forms/code-field.js';
import { SendAgain } from '../../../../forms/send-again.js';

interface CodeStepProps {
  email: string;
  /** Missing data of the account (ID-52). */
  required: readonly UserField[];
  onVerified: (given: Partial<Record<UserField, string>>) => void;
}

const texts = vendorLogin.code;
type CodeFields = Required<CodeForm>;

const empty: CodeFields = { EnterOTP: '', Firstname: '', Lastname: '', Phonenumber: '' };

/** Asks an account of the older user pool for the mailed code, and for missing data. */
export function CodeStep({ email, required, onVerified }: CodeStepProps) {
  const { api, toasts } = useServices();
  const { control, handleSubmit, setError, setValue, formState, element } = useRequestForm(CodeForm, {
    defaultValues: empty,
    asRequest: ({ EnterOTP, Firstname, Lastname, Phonenumber }) => ({
      EnterOTP,
      ...(required.includes('firstName') && { Firstname }),
      ...(required.includes('lastName') && { Lastname }),
      ...(required.includes('phoneNumber') && { Phonenumber: Phonenumber && `+1${Phonenumber}` }),
    }),
    texts: texts.fields,
  });
  const submit = handleSubmit(async ({ EnterOTP: otp, Firstname, Lastname, Phonenumber }) => {
    try {
      await api.call(oneTimeCodeRoutes.verifyEmail, { body: { email, otp, newOrOld: 'OLD' } });
      onVerified({
        ...(required.includes('firstName') && { firstName: Firstname.trim() }),
        ...(required.includes('lastName') && { lastName: Lastname.trim() }),
        ...(required.includes('phoneNumber') && { phoneNumber: `+1${Phonenumber}` }),
      });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.code === 'one-time-code-refused') setError('EnterOTP', { message: texts.wrong }, { shouldFocus: true });
      else toasts.show('error', error.message);
    }
  });
  return (
    <form {...element} onSubmit={(event) => void submit(event)} className="grid gap-6">
      <FormField control={control} name="EnterOTP" render={(field) => <CodeField {...field} />} />
      <SendAgain
        send={() => api.call(oneTimeCodeRoutes.resendEmailOtp, { body: { email } })}
        onSent={() => setValue('EnterOTP', '')}
      />
      <MissingFields control={control} required={required} />
      <Button type="submit" kind="primary" isPending={formState.isSubmitting}>
        {texts.submit}
      </Button>
    </form>
  );
}

function MissingFields({ control, required }: { control: Control<CodeFields>; required: readonly UserField[] }) {
  return (
    <>
      {required.length > 0 && <p className="border-t border-hairline pt-6 font-strong">{texts.more}</p>}
      {required.includes('firstName') && (
        <FormField
          control={control}
          name="Firstname"
          render={(field) => <TextField {...field} autoComplete="given-name" label={texts.firstName} />}
        />
      )}
      {required.includes('lastName') && (
        <FormField
          control={control}
          name="Lastname"
          render={(field) => <TextField {...field} autoComplete="family-name" label={texts.lastName} />}
        />
      )}
      {required.includes('phoneNumber') && (
        <FormField
          control={control}
          name="Phonenumber"
          render={(field) => <PhoneField {...field} label={texts.phone} />}
        />
      )}
    </>
  );
}
