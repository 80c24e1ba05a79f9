import { jest } from '@jest/globals';

declare const timeLimit: number;

// Jest supports `testTimeout` only for all projects together; each of ours sets its own in `globals`.
jest.setTimeout(timeLimit);
