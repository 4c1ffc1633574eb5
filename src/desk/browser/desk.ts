import { startLive } from './live.ts';
import { startOffline } from './offline.ts';
import { startPasskeys } from './passkeys.ts';
import { startPrint } from './print.ts';
import { startScanning } from './scan-voucher.ts';
import { startTimeline } from './timeline.ts';
import { startWaiting } from './waiting.ts';

startPasskeys();
startLive();
startWaiting();
startOffline();
startScanning();
startTimeline();
startPrint();
