import type { Control } from 'react-hook-form';
import { FormField } from '../../../lib/form-field.js';
import { vendorLogin } from '../../../texts/vendor-login.js';
import { PasswordField } from '../../../ui/password-field.js';
import type { NewPasswordForm } from '../sign-in-forms.js';

const texts = vendorLogin.reset;

/** A new password, twice. */
export function NewPasswordFields({
  control,
  autoFocus = false,
}: {
  control: Control<NewPasswordForm>;
  autoFocus?: boolean;
}) {
  return (
    <>
      <FormField
        control={control}
        name="Enterpassword"
        render={(field) => (
          <PasswordField
            {...field}
            autoComplete="new-password"
            label={texts.label}
            description={texts.hint}
            autoFocus={autoFocus}
          />
        )}
      />
      <FormField
        control={control}
        name="Confirmpassword"
        render={(field) => <PasswordField {...field} autoComplete="new-password" label={texts.confirm} />}
      />
    </>
  );
}
