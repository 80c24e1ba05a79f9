/** Returns a pattern for `like` that matches a text anywhere; special characters are escaped. */
export const textPart = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
