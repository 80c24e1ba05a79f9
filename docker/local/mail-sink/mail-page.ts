import { escapeHtml } from '../../../src/platform/html/escape-html.ts';
import type { CaughtMail } from './mailbox.ts';

/** The list of mails; its script notifies the reader of new ones. */
export function listPage(mails: readonly CaughtMail[]): string {
  const rows = mails.map(
    (mail) => `<li><a class="mail" href="/mails/${escapeHtml(mail.id)}">
      <span class="subject">${escapeHtml(mail.subject || 'Without subject')}</span>
      <span class="who">to ${escapeHtml(mail.to.join(', '))}</span>
      ${time(mail.date)}
    </a></li>`,
  );
  const list =
    rows.length > 0
      ? `<ul class="mails">${rows.join('\n')}</ul>`
      : '<p class="empty">No mail yet. Whatever Posy sends, a sign-in code for example, appears here and goes no further.</p>';
  return page(
    'Mail',
    `<h1>Mail</h1>
    <p class="lead">Mails that this Posy sent. None of them left this computer.</p>
    <p id="news" role="status" data-newest="${escapeHtml(mails[0]?.id ?? '')}"></p>
    ${list}
    <script src="/news.js" defer></script>`,
  );
}

/** One mail: its text, its HTML part in a sandboxed frame without scripts, and its headers. */
export function mailPage(mail: CaughtMail): string {
  const headers = Object.entries(mail.headers).map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const html = mail.html
    ? `<h2>As the reader sees it</h2>
    <iframe title="The mail as the reader sees it" sandbox="allow-popups allow-popups-to-escape-sandbox"
      src="/mails/${escapeHtml(mail.id)}/html"></iframe>`
    : '';
  const text = mail.text ? `<h2>Plain text</h2><pre>${linked(mail.text)}</pre>` : '';
  return page(
    mail.subject || 'Without subject',
    `<p><a href="/">All mails</a></p>
    <h1>${escapeHtml(mail.subject || 'Without subject')}</h1>
    <p class="lead">From ${escapeHtml(mail.from)} to ${escapeHtml(mail.to.join(', '))}, ${time(mail.date)}</p>
    ${html || text ? html + text : '<p class="empty">This mail has no text.</p>'}
    <details><summary>Headers</summary><table>${headers.join('')}</table></details>`,
  );
}

export function notFoundPage(): string {
  return page(
    'Not found',
    '<h1>This mail is gone</h1><p>The last 200 mails are kept. <a href="/">See them all</a></p>',
  );
}

/** The HTML part on its own, for the frame; links open in a new tab. */
export function framedHtml(mail: CaughtMail): string {
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${mail.html}`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escapeHtml(title)} · Posy mail</title>
  <link rel="stylesheet" href="/style.css">
</head>
<body><main>
${body}
</main></body>
</html>`;
}

function time(iso: string): string {
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' }))}</time>`;
}

/** Escapes text and turns its web addresses into links. */
function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>"']+?(?=[.,;:)]*(?:\s|&[lg]t;|$))/g,
    (address) => `<a href="${address}" target="_blank" rel="noopener">${address}</a>`,
  );
}

/** Polls for newer mails every few seconds while the page is visible, and shows a notice without moving anything. */
export const newsScript = `
const news = document.getElementById('news');
setInterval(async () => {
  if (document.hidden || news.hasChildNodes()) return;
  const answer = await fetch('/api/newest').catch(() => undefined);
  const newest = answer?.ok ? (await answer.json()).id : news.dataset.newest;
  if (newest === news.dataset.newest) return;
  const link = Object.assign(document.createElement('a'), { href: '/', textContent: 'Another mail has come. Show it' });
  news.append(link);
}, 3000);
`;

export const stylesheet = `
:root {
  --paper: #fbf8f4; --surface: #fff; --ink: #231f20; --muted: #6b6462; --hairline: #e8e1d9; --plum: #6d2e46;
  --blush-soft: #faefec; --line-strong: #8f847d; color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #181415; --surface: #211c1d; --ink: #f5efe9; --muted: #b5aba6; --hairline: #372f30; --plum: #e3a8ba;
    --blush-soft: #2b1e22; --line-strong: #7d726c;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 "Instrument Sans", system-ui, sans-serif; }
main { max-width: 880px; margin: 0 auto; padding: 40px 20px 64px; }
h1 { margin: 0 0 4px; font: 380 36px/1.15 Fraunces, Georgia, serif; overflow-wrap: anywhere; }
h2 { margin: 32px 0 8px; font: 500 18px/1.3 Fraunces, Georgia, serif; }
a { color: var(--plum); }
:focus-visible { outline: 2px solid var(--plum); outline-offset: 2px; }
.lead, .who, time { color: var(--muted); }
.lead { margin: 0 0 24px; overflow-wrap: anywhere; }
.mails { list-style: none; margin: 0; padding: 0; border: 1px solid var(--hairline); border-radius: 12px; background: var(--surface); overflow: hidden; }
.mails li + li { border-top: 1px solid var(--hairline); }
.mail { display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; padding: 14px 18px; color: inherit; text-decoration: none; }
.mail:hover { background: var(--blush-soft); }
.mail:focus-visible { outline-offset: -2px; }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.who { grid-row: 2; font-size: 14px; overflow-wrap: anywhere; }
.mail time { font-size: 14px; }
@media (max-width: 560px) {
  .mail { grid-template-columns: 1fr; }
  .who { grid-row: auto; }
}
.empty { padding: 32px; border: 1px dashed var(--line-strong); border-radius: 12px; color: var(--muted); text-align: center; }
iframe { width: 100%; height: 60vh; border: 1px solid var(--hairline); border-radius: 12px; background: #fff; }
pre { margin: 0; padding: 18px; border: 1px solid var(--hairline); border-radius: 12px; background: var(--surface); white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.6 ui-monospace, monospace; }
details { margin-top: 32px; }
summary { cursor: pointer; padding: 4px 0; }
table { border-collapse: collapse; font-size: 14px; }
th, td { padding: 4px 16px 4px 0; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { color: var(--muted); font-weight: 400; white-space: nowrap; }
`;
