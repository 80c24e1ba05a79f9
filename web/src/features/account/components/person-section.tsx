import { useFormState } from 'react-hook-form';
import type { BaseSyntheticEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { AccountView } from '#contracts/identity/account.views.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { FormField } from '../../../forms/form-field.js';
import { isEventUser } from '../../../lib/is-event-user.js';
import { LeaveGuard } from '../../../forms/leave-guard.js';
import { PhoneField } from '../../../forms/phone-field.js';
import { useServices } from '../../../lib/services.js';
import { useRequestForm } from '../../../forms/use-request-form.js';
import { account } from '../../../texts/account.js';
import { TextField } from '../../../ui/text-field.js';
import { accountQuery } from '../account-query.js';
import { PersonForm, personRequest, personValues } from '../person-form.js';
import { useAccountCall } from '../use-account-call.js';
import { AccountSection } from './account-section.js';
import { SaveRow } from './save-row.js';

const texts = account.person;

/** Names, phone and, for event users, the birthdate (OP-36). */
export function PersonSection({ user }: { user: AuthUserView }) {
  const { form, element, call, save } = usePersonForm(user);
  const { control } = form;
  const { isDirty } = useFormState({ control });
  return (
    <AccountSection title={texts.title} text={texts.text}>
      <form {...element} onSubmit={(event) => void save(event)} className="grid gap-6">
        <div className="grid items-start gap-6 phone:grid-cols-2 phone:gap-4">
          <FormField
            control={control}
            name="firstName"
            render={(field) => <TextField {...field} autoComplete="given-name" label={texts.firstName} />}
          />
          <FormField
            control={control}
            name="lastName"
            render={(field) => <TextField {...field} autoComplete="family-name" label={texts.lastName} />}
          />
        </div>
        <FormField
          control={control}
          name="phoneNumber"
          render={(field) => <PhoneField {...field} label={texts.phone} />}
        />
        {isEventUser(user) && (
          <FormField
            control={control}
            name="birthdate"
            render={(field) => (
              <TextField
                {...field}
                type="date"
                autoComplete="bday"
                label={texts.birthdate}
                description={texts.birthdateHint}
              />
            )}
          />
        )}
        <SaveRow isChanged={isDirty} isPending={call.isPending} problem={call.problem} />
      </form>
      <LeaveGuard isChanged={isDirty} onSave={() => save()} />
    </AccountSection>
  );
}

function usePersonForm(user: AuthUserView) {
  const { api, session } = useServices();
  const queryClient = useQueryClient();
  const call = useAccountCall();
  const asRequest = (values: ReturnType<typeof personValues>) => personRequest(values, user, isEventUser(user));
  const { element, refuse, ...form } = useRequestForm(PersonForm, {
    defaultValues: personValues(user),
    asRequest,
    texts: texts.fields,
  });
  const save = async (submit?: BaseSyntheticEvent): Promise<boolean> => {
    let isSaved = false;
    await form.handleSubmit(async (values) => {
      isSaved = await call.run(async () => {
        const params = { id: user.id };
        const known = await api.call(identityRoutes.updateUser, { params, body: asRequest(values) });
        queryClient.setQueryData(accountQuery(api, user.id).queryKey, (before: AccountView | undefined) =>
          before ? { ...before, user: known } : before,
        );
        session.know(known);
        form.reset(personValues(known));
      }, refuse);
    })(submit);
    return isSaved;
  };
  return { form, element, call, save };
}
