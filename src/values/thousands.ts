const thousands = new Intl.NumberFormat('en-GB');

/** '1,000', '1,000.5'. */
export const formatThousands = (count: number): string => thousands.format(count);
