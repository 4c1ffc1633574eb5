/** True for the second press of two in a row: what the first one opened may be under it, and is not meant. */
export const isDoublePress = ({ detail }: { detail: number }): boolean => detail > 1;
