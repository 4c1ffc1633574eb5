import { LateCode } from './late.tsx';

/** The checks of the customer's fields are heavy: fetched while a time is being chosen. */
export const stepThreeCode = new LateCode(async () => (await import('./step-three.tsx')).StepThree);
