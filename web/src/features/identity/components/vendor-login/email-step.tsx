import { useState } from 'react';
import { Link } from 'react-router-dom';
import { signInRoutes } from '#contracts/identity/sign-in.routes.js';
import type { EmailCheckView } from '#contracts/identity/sign-in.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { FormField } from '../../../../forms/form-field.js';
import { ProblemError } from '../../../../lib/problem-error.js';
import { useServices } from '../../../../lib/services.js';
import { useRequestForm } from '../../../../forms/use-request-form.js';
import { vendorLogin } from '../../../../texts/vendor-login.js';
import { Button } from '../../../../ui/button.js';
import { ButtonLink } from '../../../../ui/button-link.js';
import { Notice } from '../../../../ui/notice.js';
import { textLinkStyle } from '../../../../ui/text-link-style.js';
import { EmailForm, trimmed } from '../../sign-in-forms.js';
import { EmailField } from '../email-field.js';

interface EmailStepProps {
  email: string;
  onKnown: (email: string, check: EmailCheckView) => void;
}

const texts = vendorLogin.email;
/** Asks for the email; a user without an account gets a link to the sign-up (ID-53). */
export function EmailStep({ email, onKnown }: EmailStepProps) {
  const { api, toasts } = useServices();
  const [isUnknown, setUnknown] = useState(false);
  const { control, handleSubmit, formState, element } = useRequestForm(EmailForm, {
    defaultValues: { Emailaddress: email },
    asRequest: trimmed,
    texts: texts.fields,
  });
  const submit = handleSubmit(async (values) => {
    const { Emailaddress: written } = trimmed(values);
    setUnknown(false);
    try {
      onKnown(written, await api.call(signInRoutes.checkEmail, { body: { email: written } }));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.code === 'email-not-found') return setUnknown(true);
      toasts.show('error', error.message);
    }
  });
  return (
    <form {...element} onSubmit={(event) => void submit(event)} className="grid gap-6">
      <FormField
        control={control}
        name="Emailaddress"
        // A user who returns to enter another email can type at once.
        render={(field) => <EmailField {...field} label={texts.label} autoFocus={email !== ''} />}
      />
      <Button type="submit" kind="primary" isPending={formState.isSubmitting}>
        {texts.submit}
      </Button>
      {isUnknown ? <Unknown /> : <OtherWays />}
    </form>
  );
}

function Unknown() {
  const signUp = (
    <ButtonLink to={pagePaths.vendorSignUp} size="small">
      {texts.signUp}
    </ButtonLink>
  );
  return (
    <Notice tone="problem" actions={signUp}>
      <p>{texts.unknown}</p>
    </Notice>
  );
}

function OtherWays() {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-hairline pt-6 text-14 text-muted">
      <span>
        {texts.question}{' '}
        <Link to={pagePaths.vendorSignUp} className={textLinkStyle}>
          {texts.signUp}
        </Link>
      </span>
      <span>
        {texts.couples.question}{' '}
        <Link to={pagePaths.login} className={textLinkStyle}>
          {texts.couples.link}
        </Link>
      </span>
    </div>
  );
}
