/** Stock pictures that the top of a dashboard can show, by index (OP-88). */
export const heroPictureCount = 6;
