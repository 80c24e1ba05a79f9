import { IsNotEmpty, Matches } from 'class-validator';
import { codeForm } from '#contracts/identity/one-time-code.requests.js';
import { secondFactorRoutes } from '#contracts/identity/second-factor.routes.js';
import type { SecondFactorOfferView } from '#contracts/identity/second-factor.views.js';
import { CodeField } from '../../../forms/code-field.js';
import { FormField } from '../../../forms/form-field.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { useServices } from '../../../lib/services.js';
import { useRequestForm } from '../../../forms/use-request-form.js';
import { secondFactor } from '../../../texts/second-factor.js';
import { FormActions } from '../../../ui/form-actions.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { CopyButton } from './copy-button.js';
import { QrPicture } from './qr-picture.js';

const texts = secondFactor.scan;

class FirstCodeForm {
  @Matches(codeForm)
  @IsNotEmpty()
  mfaCode: string;
}

const trimmed = ({ mfaCode }: FirstCodeForm): FirstCodeForm => ({ mfaCode: mfaCode.replaceAll(/\s/g, '') });
/** In groups of four, as in apps, since nobody types 32 characters at once. */
const inFours = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');

interface ScanStepProps {
  /** One level below the heading of the page or section. */
  heading: 'h2' | 'h3';
  offer: SecondFactorOfferView;
  onTurnedOn: (recoveryCodes: readonly string[]) => void;
  /** Called when it timed out, or was changed elsewhere. */
  onOver: () => void;
  onCancel?: (() => void) | undefined;
}

/** Shows the secret, as a picture and as text, and asks for the first code. */
export function ScanStep({ heading: Heading, offer, onTurnedOn, onOver, onCancel }: ScanStepProps) {
  const { api, toasts } = useServices();
  const { control, handleSubmit, setError, setValue, formState, element } = useRequestForm(FirstCodeForm, {
    defaultValues: { mfaCode: '' },
    asRequest: trimmed,
    texts: secondFactor.fields,
  });
  const submit = handleSubmit(async (values) => {
    try {
      const { recoveryCodes } = await api.call(secondFactorRoutes.confirmSecondFactor, { body: trimmed(values) });
      onTurnedOn(recoveryCodes);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.code === 'second-factor-refused') {
        setValue('mfaCode', '');
        setError('mfaCode', { message: error.message }, { shouldFocus: true });
        return;
      }
      toasts.show('error', error.message);
      if (error.code === 'enrolment-expired') onOver();
    }
  });
  return (
    <form {...element} onSubmit={(event) => void submit(event)} className="grid gap-6">
      <div>
        <Heading className="font-strong">{texts.title}</Heading>
        <p className="mt-1 max-w-prose text-muted">{texts.text}</p>
      </div>
      <Secret {...offer} />
      <div className="max-w-110">
        <FormField
          control={control}
          name="mfaCode"
          render={(field) => (
            <CodeField {...field} label={texts.code} description={secondFactor.step.authenticator.hint} />
          )}
        />
      </div>
      <FormActions
        submit={texts.submit}
        isPending={formState.isSubmitting}
        cancel={secondFactor.settings.cancel}
        onCancel={onCancel}
      />
    </form>
  );
}

/** The secret for a camera, to type, and for an app on the same phone. */
function Secret({ secret, address }: SecondFactorOfferView) {
  return (
    <div className="flex flex-wrap items-center gap-6">
      <QrPicture text={address} label={texts.picture} />
      <div className="grid min-w-0 max-w-72 justify-items-start gap-3">
        <p className="text-14 text-muted">{texts.key}</p>
        <p className="wrap-anywhere" data-secret>
          {inFours(secret)}
        </p>
        <CopyButton text={secret} label={texts.copyKey} size="small" />
        {/* A phone cannot scan its own screen. */}
        <a href={address} className={`${textLinkStyle} text-14 tablet:hidden`}>
          {texts.here}
        </a>
      </div>
    </div>
  );
}
