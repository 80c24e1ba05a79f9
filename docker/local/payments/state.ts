import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missing } from './api-error.ts';
import type * as kept from './objects.ts';
import { offeredCoupons, offeredPrices, offeredProducts } from './offer.ts';

interface Answered {
  request: string;
  status: number;
  body: unknown;
}

/** Everything that the server knows; written to a file after every change. */
interface Kept {
  /** Seconds that the clock is ahead of the real one. */
  clockOffset: number;
  products: Record<string, kept.Product>;
  prices: Record<string, kept.Price>;
  coupons: Record<string, kept.Coupon>;
  customers: Record<string, kept.Customer>;
  paymentMethods: Record<string, kept.PaymentMethod>;
  /** Payment method -> token of its test card. */
  cards: Record<string, string>;
  subscriptions: Record<string, kept.Subscription>;
  /** Subscription -> failed attempts at its open invoice, and when the next one is due. */
  retries: Record<string, { failed: number; dueAt: number }>;
  invoices: Record<string, kept.Invoice>;
  paymentIntents: Record<string, kept.PaymentIntent>;
  setupIntents: Record<string, kept.SetupIntent>;
  invoicePayments: Record<string, kept.InvoicePayment>;
  portalSessions: Record<string, kept.PortalSession>;
  events: kept.KeptEvent[];
  answers: Record<string, Answered>;
}

const noState = (): Kept => ({
  clockOffset: 0,
  products: offeredProducts(),
  prices: offeredPrices(),
  coupons: offeredCoupons(),
  customers: {},
  paymentMethods: {},
  cards: {},
  subscriptions: {},
  retries: {},
  invoices: {},
  paymentIntents: {},
  setupIntents: {},
  invoicePayments: {},
  portalSessions: {},
  events: [],
  answers: {},
});

type Table = Exclude<keyof Kept, 'clockOffset' | 'events' | 'answers' | 'cards' | 'retries'>;

export class State {
  readonly kept: Kept;
  private readonly file: string;
  /** Told about every event. */
  onEvent: () => void = () => undefined;

  /** @param folder where the state is kept */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.file = join(folder, 'state.json');
    this.kept = existsSync(this.file)
      ? { ...noState(), ...(JSON.parse(readFileSync(this.file, 'utf8')) as Kept) }
      : noState();
  }

  /** Seconds since 1970, on the clock that can be moved. */
  now(): number {
    return Math.floor(Date.now() / 1_000) + this.kept.clockOffset;
  }

  save(): void {
    const draft = `${this.file}.new`;
    writeFileSync(draft, JSON.stringify(this.kept));
    renameSync(draft, this.file);
  }

  /** @throws ApiError 404 */
  find<T extends Table>(table: T, id: string): Kept[T][string] {
    const found = Object.hasOwn(this.kept[table], id) ? this.kept[table][id] : undefined;
    if (!found || ('deleted' in found && found.deleted)) throw missing(table.replace(/s$/, ''), id);
    return found as Kept[T][string];
  }

  /** Records an event about an object as it is now. */
  tell(type: string, object: unknown): void {
    const { newEvent } = this;
    this.kept.events.push({
      event: newEvent(type, structuredClone(object), this.now()),
      attempts: 0,
      dueAt: Date.now(),
    });
    if (this.kept.events.length > 2_000) this.kept.events.shift();
    this.onEvent();
  }

  private readonly newEvent = (type: string, object: unknown, created: number): kept.KeptEvent['event'] => ({
    id: `evt_${crypto.randomUUID().replaceAll('-', '')}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created,
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
    data: { object },
  });
}
