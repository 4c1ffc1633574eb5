/** Mail programs know no variables: the brand's tokens as values. */
export const colour = {
  tomato: '#c12713',
  cream: '#fff7ea',
  basil: '#1f4534',
  ink: '#2b1a12',
  butter: '#f2c25e',
  /** Where a red thread of the gingham crosses a cream one. */
  blush: '#e29a8b',
  white: '#fffdf8',
  line: '#d9c9b4',
} as const;
export const display = "Fraunces, Georgia, 'Times New Roman', serif";
export const sans = "Figtree, 'Helvetica Neue', Arial, sans-serif";
