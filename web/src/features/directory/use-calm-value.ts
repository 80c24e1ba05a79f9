import { useEffect, useState } from 'react';

/** The value once it has stayed the same for so many milliseconds. */
export function useCalmValue<T>(value: T, milliseconds: number): T {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return calm;
}
