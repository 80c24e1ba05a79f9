import vm from 'node:vm';
import { JSDOM } from 'jsdom';
import NativeEnvironment from './environment.mjs';

const ofTheLanguage = new Set(vm.runInNewContext('Object.getOwnPropertyNames(globalThis)'));
/** Node's: Jest replaces its timers by fake ones, and jsdom's functions call Node's by their global names or are partial. */
const ofNode = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'queueMicrotask',
  'crypto',
  'performance',
  'atob',
  'btoa',
];

/** The window of this worker process: made once, because modules such as React's keep what they found at their start. */
let dom;

/** Globals of a browser on top of Node's, for specs of the web project; each file begins with an empty page. */
export default class NativeDomEnvironment extends NativeEnvironment {
  async setup() {
    dom ??= install();
    empty(dom.window);
  }
}

function install() {
  const made = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true });
  const { window } = made;
  for (const name of namesOf(window)) {
    if (ofTheLanguage.has(name) || ofNode.includes(name)) continue;
    Object.defineProperty(globalThis, name, { ...asSeenFrom(window, name), configurable: true });
  }
  for (const name of ofNode) {
    Object.defineProperty(window, name, { ...asSeenFrom(globalThis, name), configurable: true });
  }
  return made;
}

const namesOf = (window) => [
  ...Object.getOwnPropertyNames(window),
  ...Object.getOwnPropertyNames(window.EventTarget.prototype).filter((name) => name !== 'constructor'),
];

/** A property that is always the one of another object; its methods are called on that object. */
function asSeenFrom(owner, name) {
  const isMethod = typeof owner[name] === 'function' && /^[a-z]/.test(name);
  let bound;
  const read = () => {
    if (!isMethod || typeof owner[name] !== 'function') return owner[name];
    if (bound?.of !== owner[name]) bound = { of: owner[name], call: owner[name].bind(owner) };
    return bound.call;
  };
  return { get: read, set: (value) => void (owner[name] = value) };
}

function empty(window) {
  const { document } = window;
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', 'http://localhost/');
  // jsdom's windows are 1024 px wide, which is neither a phone nor the screen that pages are laid out for.
  window.innerWidth = 1440;
}
