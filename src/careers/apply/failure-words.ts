import type { ErrorBody } from '../../values/error-catalogue.ts';
import { errorCatalogue } from '../../values/error-catalogue.ts';
import * as errorCodes from '../../values/error-codes.ts';

/** Replaces the message of code 15 (product 8.2). */
const INVALID = 'One (or more) of the fields you submitted were invalid, please correct any errors and try again.';

/** Why an application was refused. Backends report code 15 by its code, or as err=15 in the message. */
export function failureWords({ code, message }: Pick<ErrorBody, 'code' | 'message'>): string {
  if (code === errorCodes.applicationValidationError || message.includes('err=15')) return INVALID;
  return message || errorCatalogue[errorCodes.submitApplicationError].message;
}
