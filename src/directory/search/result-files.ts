/** Folder of the files that hold pages of results (OP-82). */
export const resultFolder = 'search-results';

/** Seconds that the address of a result file is good for. */
export const urlValidity = 900;

/** Milliseconds in which the same question may get the same file; afterwards it is asked anew. */
export const reusePeriod = 900_000;
