import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { signUpRoutes } from '#contracts/identity/sign-up.routes.js';
import type { SignUpKind } from '#contracts/identity/sign-up-kind.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useChangeFavorites } from '../../../../lib/favorites.js';
import { FormField } from '../../../../forms/form-field.js';
import { isEventUser } from '../../../../lib/is-event-user.js';
import { ProblemError } from '../../../../lib/problem-error.js';
import { useServices } from '../../../../lib/services.js';
import { siteSettings } from '../../../../base/site-settings.js';
import { useRequestForm } from '../../../../forms/use-request-form.js';
import { vendorToKeep } from '../../../../lib/vendor-to-keep.js';
import { signUp } from '../../../../texts/sign-up.js';
import { Button } from '../../../../ui/button.js';
import { CheckBox } from '../../../../ui/check-box.js';
import { Notice } from '../../../../ui/notice.js';
import { textLinkStyle } from '../../../../ui/text-link-style.js';
import type { NewPasswordForm } from '../../sign-in-forms.js';
import { SignUpForm } from '../../sign-up-form.js';
import { NewPasswordFields } from '../new-password-fields.js';
import { SignUpFields } from './sign-up-fields.js';

const texts = signUp.common;

const empty: SignUpForm = {
  Firstname: '',
  Lastname: '',
  Phonenumber: '',
  Emailaddress: '',
  Enterpassword: '',
  Confirmpassword: '',
  Agree: false,
};

/** In the form of the request: a trimmed email, and the phone with +1 (ID-24). */
const asRequest = (values: SignUpForm): SignUpForm => ({
  ...values,
  Emailaddress: values.Emailaddress.trim(),
  Phonenumber: values.Phonenumber && `+1${values.Phonenumber}`,
});

/** Maps the api's names of fields to those of the form. */
const fieldOf: Record<string, keyof SignUpForm> = {
  email: 'Emailaddress',
  password: 'Enterpassword',
  phoneNumber: 'Phonenumber',
  givenName: 'Firstname',
  familyName: 'Lastname',
};
const byField = (fields: ProblemError['fields']) =>
  Object.fromEntries(Object.entries(fields).map(([field, codes]) => [fieldOf[field] ?? field, codes]));

/**
 * Creates an account. Errors of the form itself are shown at the fields only (ID-31); those of the api above the form
 * (ID-34).
 */
export function AccountForm({ kind }: { kind: SignUpKind }) {
  const { api, session } = useServices();
  const keep = vendorToKeep(useLocation().state);
  const change = useChangeFavorites();
  const [problem, setProblem] = useState<string>();
  const form = useRequestForm(SignUpForm, { defaultValues: empty, asRequest, texts: texts.fields });
  const { control, formState } = form;
  const submit = form.handleSubmit(async (values) => {
    const { Emailaddress: email, Enterpassword: password, Phonenumber: phoneNumber } = asRequest(values);
    const body = { email, password, phoneNumber, givenName: values.Firstname, familyName: values.Lastname };
    setProblem(undefined);
    try {
      session.begin(await api.call(signUpRoutes.signUp, { body, headers: { 'new-vendor-signup': kind } }));
      if (keep !== undefined && isEventUser(session.user())) change.mutate({ ids: [keep], isFavorite: true });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error.message);
      form.refuse(new ProblemError({ status: error.status, code: error.code, fields: byField(error.fields) }));
    }
  });
  return (
    <form {...form.element} onSubmit={(event) => void submit(event)} className="grid gap-10">
      {problem !== undefined && <Notice tone="problem">{problem}</Notice>}
      <section aria-labelledby="your-info" className="grid gap-6">
        <h2 id="your-info" className="display-22">
          {texts.yourInfo}
        </h2>
        <SignUpFields control={control} />
        <NewPasswordFields control={control as unknown as Control<NewPasswordForm>} label={texts.password} />
      </section>
      <section aria-labelledby="terms" className="grid gap-4">
        <h2 id="terms" className="display-22">
          {texts.terms}
        </h2>
        <Agreement kind={kind} control={control} />
      </section>
      <Button type="submit" kind="primary" isPending={formState.isSubmitting}>
        {formState.isSubmitting ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}

/** The agreement opens beside the form, so that no input is lost. */
function Agreement({ kind, control }: { kind: SignUpKind; control: Control<SignUpForm> }) {
  const { terms = pagePaths.terms, privacyPolicy = pagePaths.privacy } = siteSettings.links;
  const links = [
    ...(kind === 'vendor' ? [{ to: pagePaths.vendorAgreement, name: signUp.vendor.agreement }] : []),
    { to: terms, name: signUp.common.readTerms },
    { to: privacyPolicy, name: signUp.common.privacy },
  ];
  const description = (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {links.map(({ to, name }) => (
        <Link key={to} to={to} target="_blank" rel="noreferrer" className={textLinkStyle}>
          {name}
        </Link>
      ))}
    </span>
  );
  return (
    <FormField
      control={control}
      name="Agree"
      render={(field) => <CheckBox {...field} label={signUp[kind].agree} description={description} />}
    />
  );
}
