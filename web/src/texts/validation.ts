import { formatNumber } from '../base/format.js';

/** Default errors of a field in any form (CNT-11). `field` is its label. */
export const validation = {
  cannotExceed: (most: number) => `Cannot exceed ${formatNumber(most)} characters`,
  fieldCannotExceed: (field: string, most: number) =>
    `${field}: cannot exceed character limit of ${formatNumber(most)}`,
  required: (field: string) => `${field}: field required`,
  invalid: (field: string) => `Invalid ${field.toLowerCase()}`,
  mustBe: (field: string, length: number) => `${field} must be ${formatNumber(length)} characters`,
  noNumbers: (field: string) => `${field} cannot contain numbers`,
};
