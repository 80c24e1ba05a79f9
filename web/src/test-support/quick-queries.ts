import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

const { getElementError } = getConfig();

configure({
  // The first page of a test file is compiled while it waits, and the machine may be busy with other tests.
  asyncUtilTimeout: 20_000,
  // A wait checks again at every change of the document: only its final error needs a print of the document.
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true
      ? new Error(message ?? '')
      : getElementError(message, container),
});

const computedStyleOf = window.getComputedStyle.bind(window);
const known = new Map<string, CSSStyleDeclaration>();

/**
 * jsdom evaluates every rule of its own style sheet for every element of every query by role. The site's style sheet is
 * not loaded here: elements of one kind with the same inline style, or none, have the same style.
 */
window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return computedStyleOf(element, pseudo);
  const attributes = ['hidden', 'open', 'type', 'style'].map((name) => element.getAttribute(name));
  const key = [element.localName, ...attributes].join(' ');
  const style = known.get(key) ?? computedStyleOf(element);
  known.set(key, style);
  return style;
};

/** React keeps a stack trace for each of the first ten thousand elements a second, a seventh of the time of a test. */
const internals = (React as Record<string, unknown>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
] as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
