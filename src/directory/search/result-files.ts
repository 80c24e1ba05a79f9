/** Folder of the files that hold pages of results (OP-82). */
export const resultFolder = 'search-results';

/** Seconds for which the address of a result file is valid. */
export const urlValidity = 900;

/** Milliseconds for which the same search may use the same file. */
export const reusePeriod = 900_000;
