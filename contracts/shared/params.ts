/** A parser whose segments have a form that the OpenAPI document shows. */
export type FormParser<T> = ((segment: string) => T | undefined) & { readonly form: RegExp };

/** Parses segments of one form; `read` makes the value of them, the segment itself when left out. */
export function matching(form: RegExp): FormParser<string>;
export function matching<T>(form: RegExp, read: (segment: string) => T): FormParser<T>;
export function matching(form: RegExp, read: (segment: string) => unknown = (segment) => segment) {
  return Object.assign((segment: string) => (form.test(segment) ? read(segment) : undefined), { form });
}

/** A UUID in lower-case canonical form, as every id of the product is written. */
export const uuid = matching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);

/** A web address: letters, digits and hyphens, at most 120 (WS-48, WS-49); read without regard to case. */
export const webAddress = matching(/^[A-Za-z0-9-]{1,120}$/, (segment) => segment.toLowerCase());

/** A place id of a maps service. */
export const placeId = matching(/^[A-Za-z0-9_-]{1,500}$/);
