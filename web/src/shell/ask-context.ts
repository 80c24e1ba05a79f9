import { createContext, use } from 'react';

/** A vendor who can be asked. */
export interface AskedVendor {
  id: string;
  name: string;
}

/** Opens the form that asks vendors for a quote; several are of one category. */
export const AskContext = createContext<(vendors: readonly AskedVendor[]) => void>(() => undefined);

export const useAsk = (): ((vendors: readonly AskedVendor[]) => void) => use(AskContext);
