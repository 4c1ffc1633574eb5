/** Whether a PIN is among the first that anybody would try: one digit repeated, or digits in a row. */
export function isEasyPin(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, at) => Number(digit) - Number(digits[at]));
  return [0, 1, -1].some((step) => steps.every((each) => each === step));
}
