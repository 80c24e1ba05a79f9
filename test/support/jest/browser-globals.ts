import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither, and react-router's server pieces ask for them when they are loaded.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// Its windows are 1024 px wide, which is neither a phone nor the screen that pages are laid out for.
Object.assign(globalThis, { innerWidth: 1440 });
