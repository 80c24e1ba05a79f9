import { expect, it } from '@jest/globals';
import { letter } from './letter.js';

const paper = { siteName: 'Rose & Co', publicUrl: 'https://rose.example/' };
const content = {
  subject: 'Your code',
  heading: 'Hello <b>Ada</b>',
  paragraphs: ['It is good for 10 minutes.'],
  code: '012345',
  notes: ['Nobody asked? Then do nothing.'],
};

it('has the same content as plain text and as HTML', () => {
  const { subject, text, html } = letter(content, paper);
  expect(subject).toBe('Your code');
  for (const part of ['012345', 'It is good for 10 minutes.', 'Nobody asked? Then do nothing.', paper.publicUrl]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
});

it('escapes text of users', () => {
  const { html } = letter(content, paper);
  expect(html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;');
  expect(html).toContain('Rose &amp; Co');
  expect(html).not.toContain('<b>');
});

it('loads no external resources', () => {
  const { html } = letter(content, paper);
  expect(html).not.toMatch(/<(script|img|link|iframe)|url\(|@import/);
});
