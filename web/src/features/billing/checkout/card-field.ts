import type { BillingCountry } from '#contracts/billing/country.js';

/** The cardholder as the payment provider keeps it with the card (BIL-26). */
export interface BillingDetails {
  name: string;
  email: string;
  country: BillingCountry;
}

/** An outcome that the payment provider's words explain. */
export type CardOutcome<Done> = ({ ok: true } & Done) | { ok: false; message: string };

/** A card field that is ready: the provider's own, or its stand-in. Card data never leave it. */
export interface CardField {
  /** Creates a payment method of the card that was entered. */
  createPaymentMethod: (details: BillingDetails) => Promise<CardOutcome<{ paymentMethod: string }>>;
  /** Has the bank confirm the payment, or the card for later payments (BIL-28). Ends as refused when it is aborted. */
  confirm: (clientSecret: string) => Promise<CardOutcome<object>>;
}

/** Callbacks of a card field to the form around it. */
export interface CardFieldProps {
  /** Called with the field once it can be used, and with null when it no longer can. */
  onReady: (field: CardField | null) => void;
  /** Called with the provider's words about an invalid card, and with null when it is fine again (BIL-25). */
  onProblem: (message: string | null) => void;
  /** Called when the field cannot be loaded. */
  onFailed: () => void;
}
