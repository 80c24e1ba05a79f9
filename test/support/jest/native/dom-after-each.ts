import { afterEach, beforeAll } from '@jest/globals';
import { cleanup } from '@testing-library/react';

// The library does both when it is loaded, which here happens once per process instead of once per file.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(cleanup);
