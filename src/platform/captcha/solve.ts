import type { CaptchaChallenge } from './contract.ts';

/** The sum done in a worker, as the token of a form; null when this browser cannot do it. */
export async function solve(challenge: CaptchaChallenge): Promise<string | null> {
  const worker = new Worker(new URL('./proof-of-work.ts', import.meta.url), { type: 'module' });
  const solution = await new Promise<object | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<object | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(challenge);
  });
  worker.terminate();
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
