import type { Control } from 'react-hook-form';
import { FormField } from '../../../../forms/form-field.js';
import { signUp } from '../../../../texts/sign-up.js';
import { TextField } from '../../../../ui/text-field.js';
import { PhoneField } from '../../../../forms/phone-field.js';
import type { SignUpForm } from '../../sign-up-form.js';
import { EmailField } from '../email-field.js';

const texts = signUp.common;

/** Name and contact data. */
export function SignUpFields({ control }: { control: Control<SignUpForm> }) {
  return (
    <>
      <div className="grid items-start gap-6 phone:grid-cols-2 phone:gap-4">
        <FormField
          control={control}
          name="Firstname"
          render={(field) => <TextField {...field} autoComplete="given-name" label={texts.firstName} />}
        />
        <FormField
          control={control}
          name="Lastname"
          render={(field) => <TextField {...field} autoComplete="family-name" label={texts.lastName} />}
        />
      </div>
      <FormField
        control={control}
        name="Phonenumber"
        render={(field) => <PhoneField {...field} label={texts.phone} />}
      />
      <FormField
        control={control}
        name="Emailaddress"
        render={(field) => <EmailField {...field} label={texts.email} />}
      />
    </>
  );
}
