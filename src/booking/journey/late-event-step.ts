import { LateCode } from './late.tsx';

/** Few parties are events: the code comes when one is told about. */
export const eventStepCode = new LateCode(async () => (await import('./event-step.tsx')).EventStep);
