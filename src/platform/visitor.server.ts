import { AsyncLocalStorage } from 'node:async_hooks';

const addresses = new AsyncLocalStorage<string>();

/** Answers on behalf of the visitor at an address: also what a page asks of the API in this process is theirs. */
export const onBehalfOf = <Result>(address: string, answer: () => Result): Result => addresses.run(address, answer);

/** The address of whoever is being answered; 'local' for what the process asks by itself. */
export const visitorAddress = (): string => addresses.getStore() ?? 'local';
