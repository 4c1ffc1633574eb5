/** True for the second press of a double-click, which may hit what the first one opened. */
export const isDoublePress = ({ detail }: { detail: number }): boolean => detail > 1;
