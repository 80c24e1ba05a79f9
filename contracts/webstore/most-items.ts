/** Items of one list of a webstore, such as packages or awards. */
export const mostItems = 25;
