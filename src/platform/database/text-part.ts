/** A pattern for `like` that finds a text anywhere, whatever characters it has. */
export const textPart = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
