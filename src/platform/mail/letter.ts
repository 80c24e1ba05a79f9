import { escapeHtml } from '../html/escape-html.js';
import type { Mail } from './mailer.js';

/** The content of a mail, as plain text; it is escaped for HTML. */
export interface LetterContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A code to type, shown large in a block of its own. */
  readonly code?: string;
  /** Small print below a line: why the recipient got this mail, and what to do about an unexpected one. */
  readonly notes: readonly string[];
}

/** The site that sends the mail. */
export interface LetterPaper {
  readonly siteName: string;
  /** Address of the site. */
  readonly publicUrl: string;
}

/** Renders a mail in the design of the site, as plain text and as HTML without external resources. */
export function letter(content: LetterContent, paper: LetterPaper): Pick<Mail, 'subject' | 'text' | 'html'> {
  return { subject: content.subject, text: asText(content, paper), html: asHtml(content, paper) };
}

function asText({ heading, paragraphs, code, notes }: LetterContent, { siteName, publicUrl }: LetterPaper): string {
  const codeLines = code === undefined ? [] : [`    ${code}`];
  return [heading, ...codeLines, ...paragraphs, '--', ...notes, `${siteName}, ${publicUrl}`].join('\n\n') + '\n';
}

const serif = "Fraunces, Georgia, 'Times New Roman', serif";
const sans = "'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

/**
 * Renders HTML with tables and inline styles, since mail clients support little else; dark colors follow the preference
 * of the client.
 */
function asHtml({ subject, heading, paragraphs, code, notes }: LetterContent, paper: LetterPaper): string {
  const siteName = escapeHtml(paper.siteName);
  const paragraph = (text: string) => `<p class="ink" style="margin:0 0 16px;color:#231f20">${escapeHtml(text)}</p>`;
  const note = (text: string) =>
    `<p class="muted" style="margin:0 0 8px;font-size:14px;line-height:21px;color:#6b6462">${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .paper { background: #181415 !important; } .card { background: #211c1d !important; border-color: #372f30 !important; }
  .ink { color: #f5efe9 !important; } .muted { color: #b5aba6 !important; } .name { color: #e3a8ba !important; }
  .code { background: #2b1e22 !important; color: #f5efe9 !important; }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbf8f4">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf8f4">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td class="name" style="padding:0 8px 20px;font:500 26px/32px ${serif};color:#6d2e46">${siteName}</td></tr>
<tr><td class="card" style="padding:36px 32px 24px;background:#ffffff;border:1px solid #e8e1d9;border-radius:12px;font:16px/25px ${sans}">
<h1 class="ink" style="margin:0 0 20px;font:400 28px/35px ${serif};color:#231f20">${escapeHtml(heading)}</h1>
${code === undefined ? '' : codeBlock(code)}${paragraphs.map(paragraph).join('\n')}
</td></tr>
<tr><td style="padding:20px 8px 0;font-family:${sans}">
${notes.map(note).join('\n')}
<p class="muted" style="margin:0;font-size:14px;line-height:21px"><a class="name" href="${escapeHtml(paper.publicUrl)}" style="color:#6d2e46">${siteName}</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const codeBlock = (code: string) =>
  `<p class="code" style="margin:0 0 24px;padding:20px 12px;background:#faefec;border-radius:12px;text-align:center;` +
  `font:500 36px/44px ${serif};letter-spacing:8px;color:#231f20">${escapeHtml(code)}</p>\n`;
