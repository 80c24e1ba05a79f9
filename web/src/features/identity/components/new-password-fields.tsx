import { useWatch, type Control } from 'react-hook-form';
import { FormField } from '../../../forms/form-field.js';
import { PasswordStrength } from '../../../forms/password-strength.js';
import { password as texts } from '../../../texts/password.js';
import { PasswordField } from '../../../ui/password-field.js';
import type { NewPasswordForm } from '../sign-in-forms.js';

interface NewPasswordFieldsProps {
  control: Control<NewPasswordForm>;
  label?: string;
  autoFocus?: boolean;
}

/** A new password, entered twice, and its strength (ID-28). */
export function NewPasswordFields({ control, label = texts.label, autoFocus = false }: NewPasswordFieldsProps) {
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
        <Strength control={control} />
      </div>
      <FormField
        control={control}
        name="Confirmpassword"
        render={(field) => <PasswordField {...field} autoComplete="new-password" label={texts.confirm} />}
      />
    </>
  );
}

/** A separate component, so that the fields are not rendered again with other input. */
function Strength({ control }: Pick<NewPasswordFieldsProps, 'control'>) {
  const { Enterpassword = '', Emailaddress = '', Firstname, Lastname } = useWatch({ control });
  const owner = { email: Emailaddress, firstName: Firstname, lastName: Lastname };
  return <PasswordStrength password={Enterpassword} owner={owner} />;
}
