import { useState } from 'react';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import { promoCodeForm } from '#contracts/billing/promo-code.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { useServices } from '../../../lib/services.js';
import { checkout as texts } from '../../../texts/checkout.js';

/** A promo code in use. */
export interface Discount {
  code: string;
  /** From 0 to 100. */
  percentOff: number;
}

export interface PromoCode {
  isOn: boolean;
  /** Switching it off clears code and discount (BIL-31). */
  toggle: (isOn: boolean) => void;
  text: string;
  type: (text: string) => void;
  /** Checks what was typed (BIL-32). */
  apply: () => Promise<void>;
  isChecking: boolean;
  discount: Discount | null;
  /** Clears the code in use (BIL-33). */
  remove: () => void;
  errorMessage: string | undefined;
  /** Whether the code in use, or none, can be sent; says what to do about a code that was typed and not applied. */
  isSettled: () => boolean;
}

/** The promo code of a checkout, from the toggle to the discount. */
export function usePromoCode(): PromoCode {
  const { api } = useServices();
  const [isOn, setOn] = useState(false);
  const [text, setText] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [discount, setDiscount] = useState<Discount | null>(null);
  const [errorMessage, setError] = useState<string>();

  const clear = () => {
    setText('');
    setDiscount(null);
    setError(undefined);
  };
  const refuse = (message: string) => {
    setDiscount(null);
    setError(message);
  };
  const apply = async () => {
    const code = text.trim();
    if (code === '') return refuse(texts.promo.required);
    if (!promoCodeForm.test(code)) return refuse(texts.promo.invalid);
    setChecking(true);
    try {
      const { CouponCodeDetails } = await api.call(billingRoutes.coupon, { params: { code } });
      setDiscount({ code, percentOff: CouponCodeDetails.percent_off });
      setError(undefined);
    } catch (error) {
      refuse(isUnknown(error) ? texts.promo.invalid : texts.promo.unavailable);
    } finally {
      setChecking(false);
    }
  };
  return {
    ...{ isOn, text, apply, isChecking, discount, errorMessage },
    toggle: (next) => {
      setOn(next);
      if (!next) clear();
    },
    type: (next) => {
      setText(next);
      setError(undefined);
    },
    remove: clear,
    isSettled: () => {
      if (!isOn || discount || text.trim() === '') return true;
      setError(texts.promo.notApplied);
      return false;
    },
  };
}

/** Anything but a check that could not be made. */
const isUnknown = (error: unknown) => error instanceof ProblemError && [400, 404].includes(error.status);
