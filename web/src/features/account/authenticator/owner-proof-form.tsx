import { useState } from 'react';
import { IsNotEmpty, Matches, MaxLength } from 'class-validator';
import { codeForm } from '#contracts/identity/one-time-code.requests.js';
import { longestPassword } from '#contracts/identity/passwords.js';
import { mfaCodeForm, type SecondFactorKind } from '#contracts/identity/second-factor.requests.js';
import { secondFactorRoutes } from '#contracts/identity/second-factor.routes.js';
import type { SecondFactorView } from '#contracts/identity/second-factor.views.js';
import { Optional } from '#contracts/shared/validation.js';
import type { Control } from 'react-hook-form';
import { CodeField } from '../../../forms/code-field.js';
import { FormField } from '../../../forms/form-field.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { SendAgain } from '../../../forms/send-again.js';
import { useServices, useUser } from '../../../lib/services.js';
import { useRequestForm } from '../../../forms/use-request-form.js';
import { secondFactor as texts } from '../../../texts/second-factor.js';
import { Button } from '../../../ui/button.js';
import { FormActions } from '../../../ui/form-actions.js';
import { PasswordField } from '../../../ui/password-field.js';
import { TextField } from '../../../ui/text-field.js';

/** The proof in the form of the calls. */
export interface Proof {
  password?: string;
  otp?: string;
}

export interface ProofWithCode extends Proof {
  mfaCode: string;
  type: SecondFactorKind;
}

class ProofForm {
  @Optional()
  @MaxLength(longestPassword)
  @IsNotEmpty()
  password?: string;

  @Optional()
  @Matches(codeForm)
  @IsNotEmpty()
  otp?: string;

  @Optional()
  @Matches(mfaCodeForm)
  @IsNotEmpty()
  mfaCode?: string;
}

interface OwnerProofFormProps {
  /** One level below the heading of the page or section. */
  heading: 'h2' | 'h3';
  purpose: 'setUp' | 'turnOff' | 'renew';
  proof: SecondFactorView['ownerProof'];
  /** Whether to ask for a code of the second factor too. */
  withCode: boolean;
  submit: (shown: ProofWithCode) => Promise<void>;
  /** Absent if a second factor is required. */
  onCancel?: (() => void) | undefined;
}

type ActionsProps = Pick<OwnerProofFormProps, 'purpose' | 'onCancel'> & { isPending: boolean };

type Values = Required<ProofForm>;
const empty: Values = { password: '', otp: '', mfaCode: '' };

/** Asks for a proof of identity: the password or a mailed code, and a code of the second factor if there is one. */
export function OwnerProofForm({
  heading: Heading,
  purpose,
  proof,
  withCode,
  submit: send,
  onCancel,
}: OwnerProofFormProps) {
  const { toasts } = useServices();
  const user = useUser();
  const [type, setType] = useState<SecondFactorKind>('authenticator');
  const asRequest = ({ password, otp, mfaCode }: Values) => ({
    ...(proof === 'password' ? { password } : { otp: otp.trim() }),
    ...(withCode && { mfaCode: mfaCode.replaceAll(/\s/g, '') }),
  });
  const { control, handleSubmit, refuse, setError, setValue, formState, element } = useRequestForm<Values>(ProofForm, {
    defaultValues: empty,
    asRequest,
    texts: texts.fields,
  });
  const submit = handleSubmit(async (values) => {
    try {
      const { mfaCode = '', ...shown } = asRequest(values);
      await send({ ...shown, mfaCode, type });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const { code, message } = error;
      if (code === 'second-factor-refused') setError('mfaCode', { message }, { shouldFocus: true });
      else if (code === 'one-time-code-refused') setError('otp', { message }, { shouldFocus: true });
      else if (Object.keys(error.fields).length > 0) refuse(error);
      else toasts.show('error', message);
    }
  });
  return (
    <form {...element} onSubmit={(event) => void submit(event)} className="grid max-w-110 gap-6">
      <Heading className="font-strong">{texts.proof[purpose].title}</Heading>
      {/* For password managers: the account of the password. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      {proof === 'password' ? (
        <FormField
          control={control}
          name="password"
          render={(field) => (
            <PasswordField {...field} autoComplete="current-password" label={texts.proof.password} autoFocus />
          )}
        />
      ) : (
        <MailedCode control={control} email={user?.email ?? ''} onSentAgain={() => setValue('otp', '')} />
      )}
      {withCode && <CodeOf control={control} type={type} onType={setType} />}
      <Actions purpose={purpose} isPending={formState.isSubmitting} onCancel={onCancel} />
    </form>
  );
}

function Actions({ purpose, isPending, onCancel }: ActionsProps) {
  return (
    <FormActions
      submit={texts.proof[purpose].submit}
      kind={purpose === 'turnOff' ? 'danger' : 'primary'}
      isPending={isPending}
      cancel={texts.settings.cancel}
      onCancel={onCancel}
    />
  );
}

interface MailedCodeProps {
  control: Control<Values>;
  email: string;
  onSentAgain: () => void;
}

function MailedCode({ control, email, onSentAgain }: MailedCodeProps) {
  const { api, toasts } = useServices();
  const [isSent, setSent] = useState(false);
  const send = () => api.call(secondFactorRoutes.sendOwnerCode, {});
  const sendFirst = async () => {
    try {
      await send();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      // Within a minute the previous code is still valid, and no new one is sent.
      if (error.code !== 'too-many-requests') return toasts.show('error', error.message);
    }
    setSent(true);
  };
  return (
    <>
      <p className="wrap-anywhere">{texts.proof.mail(email)}</p>
      {isSent ? (
        <>
          <FormField control={control} name="otp" render={(field) => <CodeField {...field} />} />
          <SendAgain send={send} onSent={onSentAgain} />
        </>
      ) : (
        <div>
          <Button autoFocus onPress={() => void sendFirst()}>
            {texts.proof.send}
          </Button>
        </div>
      )}
    </>
  );
}

interface CodeOfProps {
  control: Control<Values>;
  type: SecondFactorKind;
  onType: (type: SecondFactorKind) => void;
}

function CodeOf({ control, type, onType }: CodeOfProps) {
  const { label, hint, other } = texts.step[type];
  const isApp = type === 'authenticator';
  return (
    <div className="grid justify-items-start gap-2 *:w-full">
      <FormField
        control={control}
        name="mfaCode"
        render={(field) => (
          <TextField
            {...field}
            label={label}
            description={hint}
            inputMode={isApp ? 'numeric' : 'text'}
            autoComplete={isApp ? 'one-time-code' : 'off'}
          />
        )}
      />
      <div>
        <Button
          kind="quiet"
          size="small"
          className="-ml-px"
          onPress={() => onType(isApp ? 'recovery-code' : 'authenticator')}
        >
          {other}
        </Button>
      </div>
    </div>
  );
}
