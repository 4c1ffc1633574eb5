let thousands: Intl.NumberFormat | undefined;

/** '1,000', '1,000.5'. Avoids the formatter if possible: creating it takes 0.03 s on a slow phone. */
export function formatThousands(count: number): string {
  if (Number.isInteger(count) && Math.abs(count) < 1000) return String(count);
  thousands ??= new Intl.NumberFormat('en-GB');
  return thousands.format(count);
}
