import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { escapeHtml } from '../../../src/platform/html/escape-html.ts';
import { cardOfNumber, testCards } from './cards.ts';
import { newPaymentMethod } from './endpoints.ts';
import { cardFrame } from './card-frame.ts';
import { invoicePdf } from './invoice-pdf.ts';
import type { State } from './state.ts';
import { answerOfBank, changeSubscription } from './subscriptions.ts';

interface Page {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

interface PageCall {
  request: IncomingMessage;
  url: URL;
  /** May show the card field in a frame. */
  siteUrl: string;
}

export const isPage = (path: string): boolean => path === '/' || /^\/(card-frame|portal|invoices)(\/|$)/.test(path);

const escaped = (value: unknown) => escapeHtml(String(value));

const html = (body: string, frames = "'none'", status = 200): Page => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${frames}`,
    'cache-control': 'no-store',
  },
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Payments, local</title><style>body{font:16px/1.5 system-ui;margin:1.5rem;max-width:46rem}
table{border-collapse:collapse}td,th{padding:.3rem .8rem;text-align:left;border-bottom:1px solid #ccc}
button,input,select{font:inherit;min-height:2.75rem;padding:0 .8rem}form{display:inline-block;margin:.3rem .6rem .3rem 0}</style>${body}`,
});

const json = (value: object, status = 200): Page => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

export async function answerPage(state: State, call: PageCall): Promise<Page> {
  const { request, url, siteUrl } = call;
  const [, first = '', second = ''] = url.pathname.split('/');
  if (first === 'card-frame') return answerCardFrame(state, request, second, siteUrl);
  if (first === 'portal') return answerPortal(state, request, second);
  if (first === 'invoices') return answerInvoice(state, second);
  return html(startPage(state));
}

async function answerCardFrame(state: State, request: IncomingMessage, part: string, siteUrl: string): Promise<Page> {
  if (request.method !== 'POST') return html(cardFrame(siteUrl), new URL(siteUrl).origin);
  const given = JSON.parse(await text(request)) as Record<string, string>;
  if (part === 'bank') return json(answerOfBank(state, given['clientSecret'] ?? '', given['agreed'] === 'yes'));
  const card = cardOfNumber(given['number'] ?? '');
  if (!card) return json({ error: 'Your card number is invalid. Use a test card.' });
  if (!/^(0[1-9]|1[0-2]) ?\/ ?\d\d$/.test(given['expiry'] ?? ''))
    return json({ error: 'Your card’s expiration date is incomplete.' });
  if (!/^\d{3,4}$/.test(given['code'] ?? '')) return json({ error: 'Your card’s security code is incomplete.' });
  const details = { name: given['name'] ?? null, email: given['email'] ?? null };
  return json({ id: newPaymentMethod(state, card.token, details).id });
}

async function answerPortal(state: State, request: IncomingMessage, id: string): Promise<Page> {
  const session = state.find('portalSessions', id);
  const customer = state.find('customers', session.customer);
  if (request.method === 'POST') {
    const form = new URLSearchParams(await text(request));
    const subscription = state.find('subscriptions', form.get('subscription') ?? '');
    if (subscription.customer !== customer.id) return html('This is not yours.', undefined, 403);
    const what = form.get('what');
    if (what === 'quantity') changeSubscription(state, subscription, { quantity: Number(form.get('quantity')) || 1 });
    if (what === 'price') changeSubscription(state, subscription, { price: form.get('price') ?? '' });
    if (what === 'cancel') changeSubscription(state, subscription, { cancelAtPeriodEnd: true });
    if (what === 'resume') changeSubscription(state, subscription, { cancelAtPeriodEnd: false });
    return { status: 303, headers: { location: `/portal/${id}` }, body: '' };
  }
  const open = Object.values(state.kept.subscriptions).filter(
    (one) => one.customer === customer.id && one.ended_at === null,
  );
  const rows = open.map((one) => portalPlan(state, one.id)).join('');
  return html(`<h1>Your plans</h1><p>${escaped(customer.email)}</p>${rows || '<p>No plan.</p>'}
<p><a href="${escaped(session.return_url)}">Back to the site</a></p>`);
}

function portalPlan(state: State, id: string): string {
  const subscription = state.find('subscriptions', id);
  const [item] = subscription.items.data;
  if (!item) return '';
  const form = (what: string, inside: string, label: string) =>
    `<form method="post"><input type="hidden" name="subscription" value="${id}"><input type="hidden" name="what" value="${what}">${inside}<button>${label}</button></form>`;
  const prices = Object.values(state.kept.prices)
    .filter((price) => state.kept.products[price.product]?.metadata['planTier'] !== undefined)
    .map(
      (price) =>
        `<option value="${price.id}"${price.id === item.price.id ? ' selected' : ''}>${price.lookup_key}</option>`,
    );
  const end = new Date(item.current_period_end * 1_000).toISOString().slice(0, 10);
  return `<h2>${escaped(item.price.lookup_key)}, ${item.quantity} seats: ${subscription.status}</h2><p>${
    subscription.cancel_at_period_end ? 'Ends' : 'Next payment'
  } ${end}</p>
${form('quantity', `<label>Seats <input name="quantity" type="number" min="1" max="99" value="${item.quantity}"></label>`, 'Change seats')}
${form('price', `<label>Plan <select name="price">${prices.join('')}</select></label>`, 'Change plan')}
${subscription.cancel_at_period_end ? form('resume', '', 'Keep plan') : form('cancel', '', 'Cancel plan')}`;
}

function answerInvoice(state: State, name: string): Page {
  const invoice = state.find('invoices', name.replace(/\.pdf$/, ''));
  return {
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoice.number}.pdf"`,
    },
    body: invoicePdf(invoice),
  };
}

function startPage(state: State): string {
  const cards = testCards.map(
    ({ number, attach, charge, asksBank }) =>
      `<tr><td>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}<td>${escaped(
        attach?.message ?? (charge ? 'Fails when it is charged' : asksBank ? 'The bank asks first' : 'Works'),
      )}`,
  );
  const waiting = state.kept.events.filter(({ dueAt }) => dueAt !== null).length;
  return `<h1>Payments on this computer</h1><p>No money moves here. Any expiration date in the future and any security code will do.</p>
<table><tr><th>Card<th>What happens${cards.join('')}</table>
<p>Clock: <b id="now">${new Date(state.now() * 1_000).toISOString().slice(0, 16).replace('T', ' ')}</b> UTC. Events waiting: ${waiting}.</p>
<p>${[1, 7, 30, 90, 120].map((days) => `<button data-days="${days}">${days} days on</button>`).join(' ')}</p>
<script>for (const button of document.querySelectorAll('[data-days]')) button.onclick = async () => {
  await fetch('/control/clock', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({days: Number(button.dataset.days)})});
  location.reload();
};</script>`;
}
