import { CHARGE_QUEUE } from './booking/contracts/charge-jobs.ts';
import { MAIL_QUEUE } from './booking/contracts/mail-jobs.ts';
import { MESSAGE_QUEUE } from './booking/contracts/message-jobs.ts';
import { APPLICATION_QUEUE, CV_QUEUE } from './careers/contracts/application-jobs.ts';
import { CONTACT_QUEUE } from './contact/contracts/contact-jobs.ts';
import { CUSTOMER_QUEUE } from './customers/contracts/customer-jobs.ts';
import { DESK_QUEUE } from './desk/contracts/desk-jobs.ts';
import { VOUCHER_QUEUE } from './offers/contracts/voucher-jobs.ts';
import { PURGE_QUEUE } from './platform/purge/cache-purge.server.ts';
import { REFERRAL_QUEUE } from './referral/contracts/referral-jobs.ts';

/** Every queue; their handlers are in job-handlers.ts. */
export const QUEUES = [
  MAIL_QUEUE,
  MESSAGE_QUEUE,
  CONTACT_QUEUE,
  CUSTOMER_QUEUE,
  VOUCHER_QUEUE,
  REFERRAL_QUEUE,
  APPLICATION_QUEUE,
  CV_QUEUE,
  CHARGE_QUEUE,
  DESK_QUEUE,
  PURGE_QUEUE,
] as const;
