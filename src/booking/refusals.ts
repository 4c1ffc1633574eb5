/** The answer to a key that came before with another body. */
export const KEY_REUSED = {
  code: 409,
  title: 'Key already used',
  message: 'This booking was sent before with other details. Please start again.',
};

/** The answer to an extra that was on the list a moment ago. */
export const EXTRA_GONE = {
  code: 6,
  message: 'One of the extras can no longer be had. Please choose again.',
} as const;
