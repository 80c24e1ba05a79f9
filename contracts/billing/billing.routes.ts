import type { PageView } from '../shared/page.js';
import { readPage } from '../shared/page.js';
import { matching, uuid } from '../shared/params.js';
import { anyone, owner, route, signedBy, signedIn, view } from '../shared/route.js';
import { readInvoices } from './billing.query.js';
import {
  AssignSeatsRequest,
  CreateSubscriptionRequest,
  PortalSessionRequest,
  SeatsRequest,
} from './billing.requests.js';
import type {
  ContractView,
  CouponView,
  CreateSubscriptionView,
  InvoicePageView,
  IsStripeCustomerView,
  PaymentSettingsView,
  PlanProductView,
  PortalSessionView,
  VendorStripeDataView,
  WebhookReceivedView,
} from './billing.views.js';
import { promoCodeForm } from './promo-code.js';

const vendor = owner('vendor', 'id');
const vendorId = { id: uuid };

export const billingRoutes = {
  products: route({
    method: 'GET',
    path: 'get-stripe-products',
    summary: 'The available plans with their prices (BIL-11)',
    access: anyone,
    answer: view<PlanProductView[]>(),
  }),
  paymentSettings: route({
    method: 'GET',
    path: 'paymentsettings',
    summary: 'What the checkout needs to show the card field of the payment provider',
    access: signedIn,
    answer: view<PaymentSettingsView>(),
  }),
  coupon: route({
    method: 'GET',
    path: 'getCoupons/:code',
    summary: 'The percentage that a valid promo code takes off (BIL-32)',
    access: signedIn,
    params: { code: matching(promoCodeForm) },
    answer: view<CouponView>(),
  }),
  createSubscription: route({
    method: 'POST',
    path: 'create-subscription',
    summary: 'Subscribe a vendor to a plan; a declined card is a result, not an error (BIL-26, BIL-27)',
    access: owner('vendor', 'vendorId'),
    inPerson: true,
    body: CreateSubscriptionRequest,
    answer: view<CreateSubscriptionView>(),
  }),
  createPortalSession: route({
    method: 'POST',
    path: 'stripe/create-customer-portal-session',
    summary: 'Open the payment provider’s portal, where plans are changed and canceled (BIL-42)',
    access: owner('vendor', 'vendorId'),
    inPerson: true,
    body: PortalSessionRequest,
    answer: view<PortalSessionView>(),
  }),
  isStripeCustomer: route({
    method: 'GET',
    path: 'vendors/:id/isStripeCustomer',
    summary: 'Whether a vendor is known to the payment provider (BIL-46)',
    access: vendor,
    params: vendorId,
    answer: view<IsStripeCustomerView>(),
  }),
  stripeData: route({
    method: 'GET',
    path: 'vendors/:id/stripeData',
    summary: 'The payment data of a vendor: plans, seats and card (BIL-47)',
    access: vendor,
    params: vendorId,
    answer: view<VendorStripeDataView>(),
  }),
  refreshStripeData: route({
    method: 'POST',
    path: 'vendors/:id/stripeData/refresh',
    summary: 'Refresh a vendor’s plans from the payment provider, for example after a confirmed payment or the portal',
    access: vendor,
    inPerson: true,
    params: vendorId,
    answer: view<VendorStripeDataView>(),
  }),
  assignSeats: route({
    method: 'PATCH',
    path: 'vendors/:id/assignSeats',
    summary: 'Assign a seat to each of the given webstores, or to none of them (BIL-51, BIL-52)',
    access: vendor,
    inPerson: true,
    params: vendorId,
    body: AssignSeatsRequest,
    answer: view<VendorStripeDataView>(),
  }),
  unassignSeats: route({
    method: 'PATCH',
    path: 'vendors/:id/unassignSeats',
    summary: 'Release the seats of webstores of a vendor (BIL-51)',
    access: vendor,
    inPerson: true,
    params: vendorId,
    body: SeatsRequest,
    answer: view<VendorStripeDataView>(),
  }),
  invoices: route({
    method: 'GET',
    path: 'vendors/:id/invoices',
    summary: 'Invoices of a vendor, newest first (OP-118)',
    access: vendor,
    params: vendorId,
    query: readInvoices,
    answer: view<InvoicePageView>(),
  }),
  contracts: route({
    method: 'GET',
    path: 'vendors/:id/contracts',
    summary: 'Current and past plans of a vendor, newest first (OP-118)',
    access: vendor,
    params: vendorId,
    query: readPage,
    answer: view<PageView<ContractView>>(),
  }),
  webhook: route({
    method: 'POST',
    path: 'stripe/webhook',
    summary: 'Webhook of the payment provider; each event is stored once and processed by a worker (OP-115)',
    access: signedBy('payments'),
    bodyLimit: 524_288,
    headers: ['stripe-signature'],
    answer: view<WebhookReceivedView>(),
  }),
};
