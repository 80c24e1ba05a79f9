/** External ids of the categories that have a capacity and no travel (DIR-22, WS-55, WS-184). */
export const guestCategories: readonly string[] = ['venues', 'lodging'];
