import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoginRequest } from '#contracts/identity/identity.requests.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { FormField } from '../../../lib/form-field.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { rememberedPath } from '../../../lib/remembered-path.js';
import { useServices, useUser } from '../../../lib/services.js';
import { useRequestForm } from '../../../lib/use-request-form.js';
import { signIn as texts } from '../../../texts/sign-in.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';
import { TextField } from '../../../ui/text-field.js';

const empty: LoginRequest = { identifier: '', password: '' };

/** Where somebody lands who was not on the way to a page. */
const homeOf = ({ roles }: AuthUserView) => (roles.includes('Vendor') ? pagePaths.vendorEditAbout : pagePaths.vendors);

/** Sign-in with e-mail and password; whoever is signed in already is sent on. */
export default function LoginPage() {
  const user = useUser();
  const state: unknown = useLocation().state;
  if (user) return <Navigate to={rememberedPath(state) ?? homeOf(user)} replace />;
  return (
    <div className="mx-auto w-full max-w-110 px-5 pt-12 pb-24 desk:pt-20">
      <h1 className="display-36">{texts.heading}</h1>
      <p className="mt-2 mb-8 text-muted">{texts.lead}</p>
      <SignInForm />
    </div>
  );
}

function SignInForm() {
  const { api, session } = useServices();
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const { control, handleSubmit, refuse, formState, element } = useRequestForm(LoginRequest, { defaultValues: empty });
  const submit = handleSubmit(async (credentials) => {
    setProblem(null);
    try {
      session.begin(await api.call(identityRoutes.login, { body: credentials }));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error);
      refuse(error);
    }
  });
  return (
    <form {...element} onSubmit={(event) => void submit(event)} className="grid gap-6">
      {problem && <Notice tone="problem">{problem.message}</Notice>}
      <FormField
        control={control}
        name="identifier"
        render={(field) => <TextField {...field} type="email" autoComplete="username" label={texts.identifier} />}
      />
      <FormField
        control={control}
        name="password"
        render={(field) => (
          <TextField {...field} type="password" autoComplete="current-password" label={texts.password} />
        )}
      />
      <Button type="submit" kind="primary" isPending={formState.isSubmitting}>
        {formState.isSubmitting ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}
