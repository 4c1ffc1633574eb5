import { AsyncLocalStorage } from 'node:async_hooks';
import { countedAddress } from '../../http/client-address.ts';

const addresses = new AsyncLocalStorage<string>();

/**
 * Runs `answer` on behalf of the visitor at this address, including calls that the page makes to the API in this
 * process.
 */
export const onBehalfOf = <Result>(address: string, answer: () => Result): Result => addresses.run(address, answer);

/** The address of the visitor being answered; 'local' for calls that the process makes for itself. */
export const visitorAddress = (): string => addresses.getStore() ?? 'local';

/** The key by which limits count the visitor being answered. */
export const countedVisitor = (): string => countedAddress(visitorAddress());

const sessions = new AsyncLocalStorage<string>();

/** Runs `answer` under the session id of the browser being answered, including calls that the page makes. */
export const inSession = <Result>(sessionId: string, answer: () => Result): Result => sessions.run(sessionId, answer);

/** The session id of the browser being answered; undefined for pages rendered for everyone. */
export const visitorSession = (): string | undefined => sessions.getStore();
