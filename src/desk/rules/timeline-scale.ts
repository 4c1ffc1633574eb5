/** Minutes and pixels that a column stands for. */
export const COLUMN_MINUTES = 5;
export const COLUMN_PX = 6;
/** The column with the tables' names. */
export const NAMES_PX = 88;
