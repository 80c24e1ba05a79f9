import { useState } from 'react';
import { IsNotEmpty, Matches } from 'class-validator';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import type { LoginProvider } from '#contracts/identity/login-provider.js';
import { mfaCodeForm, type SecondFactorKind } from '#contracts/identity/second-factor.requests.js';
import { secondFactorRoutes } from '#contracts/identity/second-factor.routes.js';
import type { SecondFactorAskedView } from '#contracts/identity/second-factor.views.js';
import { CodeField } from '../../../forms/code-field.js';
import { FormField } from '../../../forms/form-field.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { useServices } from '../../../lib/services.js';
import { useRequestForm } from '../../../forms/use-request-form.js';
import { secondFactor } from '../../../texts/second-factor.js';
import { Button } from '../../../ui/button.js';

const texts = secondFactor.step;

interface SecondFactorStepProps {
  /** The response of the first step. */
  asked: SecondFactorAskedView['challenge'];
  /** The method of the first step. */
  provider?: LoginProvider;
  /** Called with the result; by default the session begins and the page notices it. */
  onSignedIn?: (signedIn: SignedInView) => unknown;
  /** Called to repeat the first step. */
  onRestart: () => void;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code (ID-120). */
export function SecondFactorStep({ asked, provider, onSignedIn, onRestart }: SecondFactorStepProps) {
  const { api, session, toasts } = useServices();
  const [type, setType] = useState<SecondFactorKind>('authenticator');
  const other = type === 'authenticator' ? 'recovery-code' : 'authenticator';
  const { username, session: opaque } = asked;
  const respond = async (mfaCode: string) => {
    const signedIn = await api.call(secondFactorRoutes.respondToMfa, {
      body: { username, mfaCode, session: opaque, type },
    });
    session.begin(signedIn, provider);
    await onSignedIn?.(signedIn);
  };
  const stop = (problem: ProblemError) => {
    toasts.show('error', problem.message);
    if (problem.code === 'sign-in-expired') onRestart();
  };
  return (
    <div className="grid gap-6">
      <p className="text-muted" role="status">
        {texts[type].lead}
      </p>
      <CodeForm key={type} type={type} respond={respond} onProblem={stop} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Button kind="quiet" size="small" className="-ml-px" onPress={() => setType(other)}>
          {texts[type].other}
        </Button>
        <Button kind="quiet" size="small" className="-ml-px" onPress={onRestart}>
          {texts.restart}
        </Button>
      </div>
    </div>
  );
}

class MfaForm {
  @Matches(mfaCodeForm)
  @IsNotEmpty()
  mfaCode: string;
}

/** Removes spaces, which apps show in the middle of a code. */
const trimmed = ({ mfaCode }: MfaForm): MfaForm => ({ mfaCode: mfaCode.replaceAll(/\s/g, '') });

interface CodeFormProps {
  type: SecondFactorKind;
  respond: (mfaCode: string) => Promise<void>;
  /** Errors that are not about the code. */
  onProblem: (problem: ProblemError) => void;
}

function CodeForm({ type, respond, onProblem }: CodeFormProps) {
  const { control, handleSubmit, setError, setValue, formState, element } = useRequestForm(MfaForm, {
    defaultValues: { mfaCode: '' },
    asRequest: trimmed,
    texts: secondFactor.fields,
  });
  const submit = handleSubmit(async (values) => {
    try {
      await respond(trimmed(values).mfaCode);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.code !== 'second-factor-refused') return onProblem(error);
      setValue('mfaCode', '');
      setError('mfaCode', { message: error.message }, { shouldFocus: true });
    }
  });
  const written = type === 'authenticator' ? {} : ({ inputMode: 'text', autoComplete: 'off' } as const);
  return (
    <form {...element} onSubmit={(event) => void submit(event)} className="grid gap-6">
      <FormField
        control={control}
        name="mfaCode"
        render={(field) => (
          <CodeField {...field} {...written} label={texts[type].label} description={texts[type].hint} />
        )}
      />
      <Button type="submit" kind="primary" isPending={formState.isSubmitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
