const thousands = new Intl.NumberFormat('en-GB');

/** '1,000'. */
export const formatThousands = (whole: number): string => thousands.format(whole);
