import { useWatch } from 'react-hook-form';
import { IsEmail, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { accountRoutes } from '#contracts/identity/account.routes.js';
import type { AccountView } from '#contracts/identity/account.views.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { longestPassword } from '#contracts/identity/passwords.js';
import { StrongPassword } from '#contracts/identity/strong-password.js';
import { FormField } from '../../../forms/form-field.js';
import { PasswordStrength } from '../../../forms/password-strength.js';
import { SameAs } from '../../../lib/same-as.js';
import { useServices } from '../../../lib/services.js';
import { useRequestForm } from '../../../forms/use-request-form.js';
import { account as words } from '../../../texts/account.js';
import { PasswordField } from '../../../ui/password-field.js';
import { useAccountCall } from '../use-account-call.js';
import { AccountSection } from './account-section.js';
import { SaveRow } from './save-row.js';

const texts = words.password;

/** The previous password, and the new one twice; of several violated rules of a field, the first is shown. */
class NewPasswordForm {
  @IsEmail()
  email: string;

  @IsString()
  firstName: string;

  @IsString()
  lastName: string;

  @MaxLength(longestPassword)
  @IsNotEmpty()
  currentPassword: string;

  @StrongPassword({ email: 'email', firstName: 'firstName', lastName: 'lastName' })
  @MaxLength(longestPassword)
  @IsNotEmpty()
  password: string;

  @SameAs('password')
  @IsNotEmpty()
  confirmation: string;
}

/** Changes the password of users who have one (OP-36). */
export function PasswordSection({ account: { user, hasPassword } }: { account: AccountView }) {
  return (
    <AccountSection title={texts.title} text={texts.text}>
      {hasPassword ? <PasswordForm key={user.id} user={user} /> : <p>{texts.none}</p>}
    </AccountSection>
  );
}

function PasswordForm({ user: { email, firstName, lastName } }: { user: AuthUserView }) {
  const { api } = useServices();
  const { isPending, problem, run } = useAccountCall();
  const owner = { email, firstName, lastName };
  const form = useRequestForm(NewPasswordForm, {
    defaultValues: { ...owner, currentPassword: '', password: '', confirmation: '' },
    texts: texts.fields,
  });
  const { control } = form;
  const [currentPassword, password] = useWatch({ control, name: ['currentPassword', 'password'] });
  const submit = form.handleSubmit((values) =>
    run(async () => {
      const body = { currentPassword: values.currentPassword, password: values.password };
      await api.call(accountRoutes.changePassword, { body });
      form.reset();
    }, form.refuse),
  );
  return (
    <form {...form.element} onSubmit={(event) => void submit(event)} className="grid gap-6">
      {/* For password managers: the account of the password. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormField
        control={control}
        name="currentPassword"
        render={(field) => <PasswordField {...field} autoComplete="current-password" label={texts.current} />}
      />
      <FormField
        control={control}
        name="password"
        render={(field) => (
          <PasswordField {...field} autoComplete="new-password" label={texts.next} description={texts.hint} />
        )}
      />
      {password !== '' && <PasswordStrength password={password} owner={owner} />}
      <FormField
        control={control}
        name="confirmation"
        render={(field) => <PasswordField {...field} autoComplete="new-password" label={texts.confirm} />}
      />
      <SaveRow isChanged={currentPassword !== '' || password !== ''} isPending={isPending} problem={problem} />
    </form>
  );
}
