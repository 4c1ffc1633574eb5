import type { CaptchaChallenge } from './contract.ts';

/** Solves the challenge in a worker and returns a form's token; null when the browser cannot. */
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
