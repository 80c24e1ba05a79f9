/** Behaviour of a test card, as in the provider's test mode. */
export interface TestCard {
  number: string;
  /** The name under which a payment method of it can be used without a card field. */
  token: string;
  brand: string;
  /** Refused when it is attached to a customer. */
  attach?: Decline;
  /** Refused when it is charged. */
  charge?: Decline;
  /** Asks the bank before it is charged or saved. */
  asksBank?: true;
}

export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

const declined: Decline = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', token: 'pm_card_visa', brand: 'visa' },
  { number: '5555555555554444', token: 'pm_card_mastercard', brand: 'mastercard' },
  { number: '4000000000000002', token: 'pm_card_chargeDeclined', brand: 'visa', attach: declined },
  {
    number: '4000000000009995',
    token: 'pm_card_chargeDeclinedInsufficientFunds',
    brand: 'visa',
    attach: {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  {
    number: '4000000000000069',
    token: 'pm_card_chargeDeclinedExpiredCard',
    brand: 'visa',
    attach: { code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    token: 'pm_card_chargeDeclinedIncorrectCvc',
    brand: 'visa',
    attach: { code: 'incorrect_cvc', message: 'Your card’s security code is incorrect.' },
  },
  { number: '4000000000000341', token: 'pm_card_chargeCustomerFail', brand: 'visa', charge: declined },
  { number: '4000002500003155', token: 'pm_card_authenticationRequired', brand: 'visa', asksBank: true },
];

export const cardOfNumber = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number.replaceAll(' ', ''));
export const cardOfToken = (token: string): TestCard | undefined => testCards.find((card) => card.token === token);
