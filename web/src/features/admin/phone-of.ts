/** A number as it is written here, `+1 (512) 555-0142`; what is no such number stays as it is. */
export const phoneOf = (number: string | null): string | null =>
  number?.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3') ?? null;
