import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither, and react-router's server pieces ask for them when they are loaded.
Object.assign(globalThis, { TextEncoder, TextDecoder });
