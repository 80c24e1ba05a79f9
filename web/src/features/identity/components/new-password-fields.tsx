import { useWatch, type Control } from 'react-hook-form';
import { FormField } from '../../../lib/form-field.js';
import { password as texts } from '../../../texts/password.js';
import { PasswordField } from '../../../ui/password-field.js';
import type { NewPasswordForm } from '../sign-in-forms.js';
import { PasswordStrength } from '../../../lib/password-strength.js';

interface NewPasswordFieldsProps {
  control: Control<NewPasswordForm>;
  label?: string;
  autoFocus?: boolean;
}

/** A new password, twice, and how strong it is (ID-28). */
export function NewPasswordFields({ control, label = texts.label, autoFocus = false }: NewPasswordFieldsProps) {
  const { Enterpassword = '', Emailaddress = '', Firstname, Lastname } = useWatch({ control });
  return (
    <>
      <div className="grid gap-3">
        <FormField
          control={control}
          name="Enterpassword"
          render={(field) => (
            <PasswordField
              {...field}
              autoComplete="new-password"
              label={label}
              description={texts.hint}
              autoFocus={autoFocus}
            />
          )}
        />
        <PasswordStrength
          password={Enterpassword}
          owner={{ email: Emailaddress, firstName: Firstname, lastName: Lastname }}
        />
      </div>
      <FormField
        control={control}
        name="Confirmpassword"
        render={(field) => <PasswordField {...field} autoComplete="new-password" label={texts.confirm} />}
      />
    </>
  );
}
