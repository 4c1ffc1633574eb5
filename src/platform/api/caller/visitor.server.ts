import { AsyncLocalStorage } from 'node:async_hooks';
import { countedAddress } from '../../http/client-address.ts';

const addresses = new AsyncLocalStorage<string>();

/**
 * Runs `answer` on behalf of the visitor at this address, including calls the page makes to the API in this process.
 */
export const onBehalfOf = <Result>(address: string, answer: () => Result): Result => addresses.run(address, answer);

/** The current visitor's address; 'local' for the process's own calls. */
export const visitorAddress = (): string => addresses.getStore() ?? 'local';

/** The key under which rate limits count the current visitor. */
export const countedVisitor = (): string => countedAddress(visitorAddress());

const sessions = new AsyncLocalStorage<string>();

/** Runs `answer` under the current browser's session id, including calls the page makes. */
export const inSession = <Result>(sessionId: string, answer: () => Result): Result => sessions.run(sessionId, answer);

/** The current browser's session id; undefined on pages rendered for everyone. */
export const visitorSession = (): string | undefined => sessions.getStore();
