import { jest } from '@jest/globals';

declare const timeLimit: number;

// Jest reads `testTimeout` for all projects together only; each of ours sets its own in `globals`.
jest.setTimeout(timeLimit);
