import { billingRoutes as routes } from '#contracts/billing/billing.routes.js';
import type {
  CreateSubscriptionView,
  InvoicePageView,
  PortalSessionView,
  VendorStripeDataView,
} from '#contracts/billing/billing.views.js';
import type { Route } from '#contracts/shared/route.js';
import { WantReconciliation } from '#src/billing/commands/want-reconciliation.js';
import type { TestVendor } from './a-vendor.js';
import { eventually } from './eventually.js';
import { aPaymentServer, type TestPayments } from './payments.js';
import { Posy, type CallParts } from './posy.js';

/** A site with a payment server of its own, whose webhooks reach it, and the calls that vendors make. */
export class BillingSite {
  private constructor(
    readonly posy: Posy,
    readonly payments: TestPayments,
  ) {}

  static async open(options: { workers?: string[]; settings?: Record<string, string> } = {}): Promise<BillingSite> {
    const { workers = ['relay', 'reactions', 'mail'], settings } = options;
    const payments = await aPaymentServer();
    const posy = await Posy.start({ workers, settings: { ...payments.settings, ...settings } });
    await posy.api.listen({ host: '127.0.0.1', port: payments.port });
    return new BillingSite(posy, payments);
  }

  async close(): Promise<void> {
    await this.posy.stop();
    await this.payments.service.stop();
  }

  /** Subscribes to Premium, paid monthly with a card that works, unless something else is asked for. */
  readonly subscribe = ({ vendorId, token, email }: TestVendor, more: object = {}) => {
    const body = { vendorId, paymentMethod: 'pm_card_visa', name: 'Ada Vale', email, priceId: 'price_premium_month' };
    return this.posy.call<CreateSubscriptionView>(routes.createSubscription, { token, body: { ...body, ...more } });
  };

  /** Pays for a year of Premium. Returns whether that worked, or the code of the refusal. */
  readonly tryToPay = async (vendor: TestVendor): Promise<boolean | string> => {
    const { status, problem, body } = await this.subscribe(vendor, { priceId: 'price_premium_year' });
    return status === 200 ? body.success : problem.error;
  };

  readonly dataOf = ({ vendorId, token }: TestVendor) =>
    this.read<VendorStripeDataView>(routes.stripeData, { params: { id: vendorId }, token });

  /** Amounts and states, the newest first. */
  readonly invoicesOf = async ({ vendorId, token }: TestVendor) => {
    const { results } = await this.read<InvoicePageView>(routes.invoices, { params: { id: vendorId }, token });
    return results.map(({ amount, status }) => [amount, status]);
  };

  /** Repeats a call that a busy machine answers with 'come back later'. */
  private async read<T>(route: Route, parts: CallParts): Promise<T> {
    const { body } = await eventually(
      () => this.posy.call<T>(route, parts),
      ({ status }) => status !== 503,
    );
    return body;
  }

  /** Waits for the state of the vendor's first plan; undefined for none. */
  readonly becomes = (vendor: TestVendor, status: string | undefined) =>
    eventually(
      () => this.dataOf(vendor),
      ({ subscriptions }) => subscriptions[0]?.status === status,
    );

  /** Changes the plan as its vendor does it in the portal. */
  readonly inPortal = async ({ vendorId, token }: TestVendor, what: string, more: Record<string, string> = {}) => {
    const { body } = await this.posy.call<PortalSessionView>(routes.createPortalSession, { body: { vendorId }, token });
    const page = await (await fetch(body.sessionUrl)).text();
    const [, subscription = ''] = /name="subscription" value="(\w+)"/.exec(page) ?? [];
    const form = new URLSearchParams({ subscription, what, ...more });
    await fetch(body.sessionUrl, { method: 'POST', body: form, redirect: 'manual' });
  };

  /** The bank's answer about a card. */
  readonly bankSays = async (agreed: 'yes' | 'no', clientSecret: string | null) => {
    const body = JSON.stringify({ clientSecret, agreed });
    await fetch(`${this.payments.service.url}/card-frame/bank`, { method: 'POST', body });
  };

  /** Has all plans compared with the payment server, and waits until they are. */
  readonly reconcile = async (): Promise<void> => {
    await this.posy.execute(new WantReconciliation());
    // Others may be open, of a worker that was killed.
    const newest = `select finished_at from billing.reconciliation order by started_at desc limit 1`;
    await eventually(
      () => this.posy.sql<{ finished_at: string | null }>(newest),
      ([row]) => row?.finished_at !== null,
    );
  };
}
