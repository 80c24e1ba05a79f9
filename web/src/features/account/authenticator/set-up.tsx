import { useState } from 'react';
import { secondFactorRoutes } from '#contracts/identity/second-factor.routes.js';
import type { SecondFactorOfferView, SecondFactorView } from '#contracts/identity/second-factor.views.js';
import { useServices } from '../../../lib/services.js';
import { OwnerProofForm } from './owner-proof-form.js';
import { ScanStep } from './scan-step.js';

interface SetUpProps {
  /** One level below the heading of the page or section. */
  heading: 'h2' | 'h3';
  proof: SecondFactorView['ownerProof'];
  onTurnedOn: (recoveryCodes: readonly string[]) => void;
  onCancel?: () => void;
}

/** Sets up an authenticator app: proof of identity, secret, first code. */
export function SetUp({ heading, proof, onTurnedOn, onCancel }: SetUpProps) {
  const { api } = useServices();
  const [offer, setOffer] = useState<SecondFactorOfferView>();
  if (offer) {
    return (
      <ScanStep
        heading={heading}
        offer={offer}
        onTurnedOn={onTurnedOn}
        onOver={() => setOffer(undefined)}
        onCancel={onCancel}
      />
    );
  }
  return (
    <OwnerProofForm
      heading={heading}
      purpose="setUp"
      proof={proof}
      withCode={false}
      submit={async ({ password, otp }) => {
        const body = { ...(password !== undefined && { password }), ...(otp !== undefined && { otp }) };
        setOffer(await api.call(secondFactorRoutes.startSecondFactor, { body }));
      }}
      onCancel={onCancel}
    />
  );
}
