import { idOfProven, provenId } from '../../platform/link-token.ts';

const PURPOSE = 'withdraw-application';
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The token of a withdrawal link. */
export const withdrawToken = (secret: string, applicationId: string) => provenId(secret, PURPOSE, applicationId);

/** The application a token belongs to; null if we didn't issue it. */
export function applicationOfToken(secret: string, token: string): string | null {
  const id = idOfProven(secret, PURPOSE, token);
  return id && ID.test(id) ? id : null;
}
