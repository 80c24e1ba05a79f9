import { useState } from 'react';
import { forgetKeptProducts } from './api.js';

/** On entry, removes the plans that this browser kept, with their prices: a checkout shows those of now. */
export function useForgottenProducts(): void {
  useState(() => forgetKeptProducts());
}
