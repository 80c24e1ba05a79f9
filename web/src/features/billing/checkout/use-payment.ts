import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import type { VendorStripeDataView } from '#contracts/billing/billing.views.js';
import { vendorsRoutes } from '#contracts/vendor-area/vendors.routes.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { useServices } from '../../../lib/services.js';
import { stripeDataQuery } from '../../../lib/vendor-plan.js';
import { checkout as texts } from '../../../texts/checkout.js';
import { upgrade } from '../../../texts/upgrade.js';
import type { BillingDetails, CardField } from './card-field.js';

/** A payment for a plan. */
export interface Payment {
  vendorId: string;
  priceId: string;
  couponCode?: string;
  details: BillingDetails;
}

/** Why a payment was not made. */
export interface PaymentProblem {
  /** Absent where the card field was not filled in correctly, which is said at the field. */
  notice?: { title: string; text: string; tone: 'problem' | 'warning' };
  /** The payment provider's words when the card is to blame; they are shown under the card. */
  card?: string;
}

/** 'not-paid' until the plan has started or the bank has confirmed (BIL-29). */
export type PaymentState = 'not-paid' | 'paying' | 'confirming' | 'paid';

/** Pays for a plan: the card becomes a payment method, then a subscription, which the bank may have to confirm. */
export function usePayment() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [state, setState] = useState<PaymentState>('not-paid');
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  // A second press comes before the first one is rendered.
  const isUnderWay = useRef(false);

  const attempt = async (card: CardField, { details, ...payment }: Payment): Promise<PaymentProblem | null> => {
    const method = await card.createPaymentMethod(details);
    if (!method.ok) return { card: method.message };
    const { name, email, country } = details;
    const body = { ...payment, name, email, country, paymentMethod: method.paymentMethod };
    const { success, requiresAction, clientSecret, data } = await api.call(billingRoutes.createSubscription, { body });
    if (data.error !== null) return { ...notice(data.error, texts.declinedText), card: data.error };
    if (requiresAction && clientSecret !== null) {
      setState('confirming');
      const confirmed = await card.confirm(clientSecret);
      // With free days the plan has started before the bank is asked.
      if (confirmed.ok || success) await readPlan(payment.vendorId);
      if (!confirmed.ok) {
        const text = success ? texts.cardNotConfirmedText : texts.notConfirmedText;
        return notice(texts.failedBecause(confirmed.message), text);
      }
      await readVendor();
      return null;
    }
    if (!success) return notice(texts.failed, texts.notConfirmedText);
    await queryClient.invalidateQueries({ queryKey: stripeDataQuery(api, payment.vendorId).queryKey });
    await readVendor();
    return null;
  };
  /** The bank told the payment provider, who tells us later: asking makes the plan start now. */
  const readPlan = async (vendorId: string) => {
    const params = { id: vendorId };
    const plan = await api.call(billingRoutes.refreshStripeData, { params }).catch(() => undefined);
    const { queryKey } = stripeDataQuery(api, vendorId);
    if (plan) queryClient.setQueryData<VendorStripeDataView>(queryKey, plan);
    else await queryClient.invalidateQueries({ queryKey });
  };
  /** The vendor goes on as they are now, with their plan (BIL-37). */
  const readVendor = () => queryClient.invalidateQueries({ queryKey: [vendorsRoutes.vendorOfUsername.path] });
  const pay = async (card: CardField, payment: Payment): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setState('paying');
    setProblem(null);
    const found = await attempt(card, payment).catch(problemOf);
    isUnderWay.current = false;
    setProblem(found);
    setState(found ? 'not-paid' : 'paid');
    return found === null;
  };
  return { state, problem, pay };
}

const notice = (title: string, text: string): PaymentProblem => ({ notice: { title, text, tone: 'problem' } });

/** Whatever went wrong: the api's reason where it gives one, else that the payment failed (BIL-30). */
function problemOf(error: unknown): PaymentProblem {
  if (!(error instanceof ProblemError)) return notice(texts.failed, texts.failedText);
  const { status, code, message } = error;
  if (code === 'unavailable-for-admins') return notice(upgrade.adminsOnly, '');
  // Refused because of another payment of the vendor, which has not failed.
  if (code === 'payment-in-progress') return { notice: { ...texts.inProgress, tone: 'warning' } };
  if (code === 'already-subscribed') return { notice: { ...texts.alreadyBought, tone: 'warning' } };
  // Without an answer nobody knows whether the card was charged.
  if (status === 0 || status >= 500) return notice(texts.failed, texts.failedText);
  return notice(texts.failed, message);
}
