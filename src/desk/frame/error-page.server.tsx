import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { FORBIDDEN, NOT_FOUND } from '../../values/http-status.ts';
import { DeskPage } from './frame.server.tsx';

/** A page that was refused, or failed. */
export function DeskErrorPage() {
  const error = useRouteError();
  const words = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : null;
  const isMissing = isRouteErrorResponse(error) && error.status === NOT_FOUND;
  const isRefused = isRouteErrorResponse(error) && error.status === FORBIDDEN;
  return (
    <DeskPage title={isMissing ? 'Nothing here' : isRefused ? 'Sorry, you can’t do that' : 'That didn’t work'} narrow>
      <p className="mt-4">
        {(!isMissing || words?.startsWith('There')) && words ? words : 'Check the address, or start again.'}
      </p>
      <p className="mt-4">
        <Link to="/" className="text-link">
          Back to the desk
        </Link>
      </p>
    </DeskPage>
  );
}
