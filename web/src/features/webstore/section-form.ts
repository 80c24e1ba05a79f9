import type { FieldValues } from 'react-hook-form';
import type { FieldErrors } from '#contracts/shared/problem.js';
import type { PublishRequirement } from '#contracts/webstore/publish-requirement.js';
import type { SaveWebstoreRequest } from '#contracts/webstore/webstore.requests.js';
import type { OptionalSectionName, WebstoreContent } from '#contracts/webstore/sections.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';

/** The relation between the form of one section and the draft. */
export interface SectionForm<V extends FieldValues> {
  /** The form's fields, named as in the draft, in the order of the page. */
  fields: readonly (keyof V & keyof WebstoreContent)[];
  /** The initial values of the form. */
  valuesOf(content: WebstoreContent): V;
  /** Compares two values of a field; by JSON when absent. */
  isSame?(this: void, field: keyof V, a: V, b: V): boolean;
  /** Converts the values to the form of the request, if they differ. */
  asSent?(values: V): V;
  /** Codes by field for values that do not fit together, by the rules of the api. */
  errorsOf?(values: V, changed: readonly (keyof V)[]): FieldErrors;
  /** Codes by field for what a publish still lacks of this section. */
  lacksOf?(missing: readonly PublishRequirement[], values: V): FieldErrors;
  /** Set for a section that can be hidden: every save contains its entry in `optionalSections` (WS-36). */
  optional?: OptionalSectionName;
}

/** For pages without a field of the draft, which publish the changes of all sections. */
export const noFields: SectionForm<Record<never, never>> = { fields: [], valuesOf: () => ({}) };

const sameJson = <V extends FieldValues>(field: keyof V, a: V, b: V) =>
  JSON.stringify(a[field]) === JSON.stringify(b[field]);

const picked = <V extends FieldValues>(values: V, fields: readonly (keyof V)[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<V>;

export const changedFields = <V extends FieldValues>(form: SectionForm<V>, before: V, after: V) =>
  form.fields.filter((field) => !(form.isSame ?? sameJson)(field, before, after));

/** The body of a save: the changed fields, and the version on which they are based (WS-37). */
export const saveRequestOf = <V extends FieldValues>(
  form: SectionForm<V>,
  draft: WebstoreDraftView,
  values: V,
): SaveWebstoreRequest => ({
  id: draft.id,
  version: draft.version,
  ...(form.optional && { optionalSections: draft.optionalSections.filter(({ id }) => id === form.optional) }),
  ...(picked(
    form.asSent?.(values) ?? values,
    changedFields(form, form.valuesOf(draft), values),
  ) as Partial<WebstoreContent>),
});

/**
 * The values of `onto`, except for the fields that were changed after `from`, and for those that are the same in both:
 * what is typed, such as a line that is still empty, stays in its field.
 */
export function rebased<V extends FieldValues>(form: SectionForm<V>, values: V, from: V, onto: V): V {
  const changed = changedFields(form, from, values);
  const differing = changedFields(form, onto, values);
  return {
    ...onto,
    ...picked(
      values,
      form.fields.filter((field) => changed.includes(field) || !differing.includes(field)),
    ),
  };
}
