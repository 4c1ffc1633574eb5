import { startLive } from './live.ts';
import { startPasskeys } from './passkeys.ts';

startPasskeys();
startLive();
