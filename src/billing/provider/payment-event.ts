/** The parts of an event that decide what to read from the provider: its content itself is never taken over. */
export interface PaymentEvent {
  /** Given by the provider. */
  id: string;
  isLive: boolean;
  concerns: 'customer' | 'prices' | 'nothing';
  /** The customer that it is about, if it is about one. */
  customerId: string | undefined;
}

const aboutCustomers =
  /^(customer\.(updated|deleted|subscription\.\w+)|invoice\.(paid|payment_failed|voided)|payment_method\.\w+|setup_intent\.\w+)$/;
const aboutPrices = /^(product|price)\.\w+$/;

/** Reads an event; undefined for anything else. */
export function readPaymentEvent(body: Uint8Array): PaymentEvent | undefined {
  const json = parsed(body);
  const { id, type, livemode } = json;
  const { object } = (json['data'] ?? {}) as { object?: unknown };
  if (typeof id !== 'string' || !/^evt_\w{1,190}$/.test(id) || typeof type !== 'string') return undefined;
  if (typeof livemode !== 'boolean' || typeof object !== 'object' || object === null) return undefined;
  const customer = aboutCustomers.test(type) ? customerOf(object as Record<string, unknown>) : undefined;
  const concerns = customer !== undefined ? 'customer' : aboutPrices.test(type) ? 'prices' : 'nothing';
  return { id, isLive: livemode, concerns, customerId: customer };
}

function customerOf(about: Record<string, unknown>): string | undefined {
  const customer = about['object'] === 'customer' ? about['id'] : about['customer'];
  return typeof customer === 'string' && /^cus_\w{1,100}$/.test(customer) ? customer : undefined;
}

function parsed(body: Uint8Array): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(Buffer.from(body).toString('utf8'));
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
