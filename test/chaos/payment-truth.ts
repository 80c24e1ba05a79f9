/** A vendor who pays, and what was acknowledged. */
export interface PayingVendor {
  vendorId: string;
  /** The tier of the acknowledged payment; absent while none was. */
  acknowledged?: string;
}

/** A plan in Posy's database. */
export interface KnownPlan {
  vendorId: string;
  providerId: string;
  tier: string;
  status: string;
  quantity: number;
}

/** A plan at the payment provider. */
export interface ProviderPlan {
  id: string;
  vendorId: string;
  tier: string;
  /** The states, with Posy's names. */
  status: string;
  quantity: number;
  /** Payments for the beginning of plans that succeeded. */
  firstPayments: number;
}

const isRunning = ({ status }: { status: string }): boolean =>
  ['trial', 'active', 'pastDue', 'paused'].includes(status);

/** Payments without a plan, plans without a payment, and vendors who were charged twice. */
export function paymentFaults(
  vendors: readonly PayingVendor[],
  known: readonly KnownPlan[],
  provider: readonly ProviderPlan[],
): { withoutPlan: string[]; withoutPayment: string[]; chargedTwice: string[] } {
  const running = known.filter(isRunning);
  const paid = provider.filter(isRunning);
  const same = (plan: KnownPlan, told: ProviderPlan) =>
    plan.providerId === told.id &&
    plan.vendorId === told.vendorId &&
    plan.tier === told.tier &&
    plan.status === told.status &&
    plan.quantity === told.quantity;
  return {
    withoutPlan: [
      ...vendors
        .filter(({ acknowledged: tier }) => tier !== undefined)
        .filter(
          ({ vendorId, acknowledged: tier }) => !running.some((one) => one.vendorId === vendorId && one.tier === tier),
        )
        .map(({ vendorId, acknowledged }) => `vendor ${vendorId} paid for ${acknowledged}, and has no such plan`),
      ...paid
        .filter((told) => !running.some((plan) => same(plan, told)))
        .map(({ vendorId, id, tier, quantity }) => `${id} (${tier}, ${quantity}) of vendor ${vendorId} is not known`),
    ],
    withoutPayment: running
      .filter((plan) => !paid.some((told) => same(plan, told)))
      .map(({ vendorId, providerId, tier }) => `vendor ${vendorId} has ${tier} (${providerId}), which nobody pays`),
    chargedTwice: vendors
      .map(({ vendorId }) => ({
        vendorId,
        times: provider.filter((told) => told.vendorId === vendorId).reduce((sum, told) => sum + told.firstPayments, 0),
      }))
      .filter(({ times }) => times > 1)
      .map(({ vendorId, times }) => `vendor ${vendorId} was charged ${times} times for one plan`),
  };
}
