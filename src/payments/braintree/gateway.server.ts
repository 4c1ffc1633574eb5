import braintree from 'braintree';
import type { z } from 'zod';
import type { BraintreeSettings } from './settings.ts';

const { BraintreeGateway, Environment } = braintree;

export type Gateway = braintree.BraintreeGateway;

function environmentOf(name: string): braintree.Environment {
  if (name === 'sandbox') return Environment.Sandbox;
  if (name === 'production') return Environment.Production;
  const { hostname, port } = new URL(name);
  return new Environment(hostname, port || '80', name, false, hostname, port || '80');
}

export function openGateway({ environment, ...keys }: BraintreeSettings, timeoutMs: number): Gateway {
  const gateway = new BraintreeGateway({ ...keys, environment: environmentOf(environment) });
  // The library's default is a minute.
  gateway.config.timeout = timeoutMs;
  return gateway;
}

/** 'missing': Braintree has no such record. 'no-answer': late, broken, refused, or of an unexpected shape. */
export type GatewayResult<T> = { ok: true; data: T } | { ok: false; problem: 'missing' | 'no-answer' };

export type GatewayCalls = {
  /**
   * For calls that change something. Never retried, since the change may have happened even if the response was lost.
   */
  once<T>(question: () => Promise<unknown>, shape: z.ZodType<T>): Promise<GatewayResult<T>>;
  /** For calls that change nothing: retried once if the response is lost. */
  safely<T>(question: () => Promise<unknown>, shape: z.ZodType<T>): Promise<GatewayResult<T>>;
};

type Options = { timeoutMs: number; report: (problem: string) => void };

/** The library's time-out only detects silence: a server that trickles bytes would block us forever. */
function inTime<T>(question: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no response in time')), timeoutMs);
  });
  return Promise.race([question, late]).finally(() => clearTimeout(timer));
}

/** Turns Braintree's failures into values. `report` gets the kind of problem, never whose card it was. */
export function createGatewayCalls({ timeoutMs, report }: Options): GatewayCalls {
  const once: GatewayCalls['once'] = async (question, shape) => {
    try {
      const parse = shape.safeParse(await inTime(question(), timeoutMs));
      if (parse.success) return { ok: true, data: parse.data };
      report('the answer was not what was asked for');
    } catch (error) {
      const { type, name } = error as { type?: string; name?: string };
      if (type === 'notFoundError') return { ok: false, problem: 'missing' };
      report(type ?? name ?? 'unknown trouble');
    }
    return { ok: false, problem: 'no-answer' };
  };
  return {
    once,
    async safely(question, shape) {
      const first = await once(question, shape);
      return first.ok || first.problem === 'missing' ? first : once(question, shape);
    },
  };
}
