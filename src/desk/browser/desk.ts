import { startPasskeys } from './passkeys.ts';

startPasskeys();
