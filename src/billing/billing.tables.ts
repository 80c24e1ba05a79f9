import type { BillingFrequency, LegacyTierName } from '#contracts/billing/plan.js';
import type { SubscriptionStatus } from '#contracts/billing/subscription-status.js';
import type { VendorPlanState } from '#contracts/billing/vendor-plan-state.js';
import type { PlanFeature, SubscriptionTier } from '#contracts/billing/subscription-tier.js';

/** The tables of this context as queries read them. */
export interface BillingTables {
  'billing.subscription': {
    id: string;
    vendor_id: string;
    tier: SubscriptionTier;
    legacy_name: LegacyTierName | null;
    quantity: number;
    extra_features: PlanFeature[];
    started_at: string;
    provider_id: string | null;
    status: SubscriptionStatus;
    frequency: BillingFrequency;
    unit_amount: number;
    trial_ends_at: string | null;
    renews_at: string | null;
    ends_at: string | null;
  };
  'billing.seat': {
    webstore_id: string;
    subscription_id: string | null;
    assigned_at: string;
    entitlement_version: number;
  };
  'billing.payment_customer': {
    vendor_id: string;
    provider_id: string | null;
    card_brand: string | null;
    card_last4: string | null;
    plan_state: VendorPlanState;
    plan_state_version: number;
  };
  'billing.plan_price': {
    id: string;
    tier: SubscriptionTier;
    legacy_name: LegacyTierName | null;
    frequency: BillingFrequency;
    amount: number;
    is_active: boolean;
  };
  'billing.reconciliation': {
    id: string;
    started_at: string;
    finished_at: string | null;
    compared: number;
    repaired: number;
    error: string | null;
  };
}
