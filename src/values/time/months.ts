export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The months as options of a select, by number from 1; '' is none. */
export const monthOptions = [
  { value: '', text: 'Month' },
  ...monthNames.map((name, index) => ({ value: String(index + 1), text: name })),
];
