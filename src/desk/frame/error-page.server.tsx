import { isRouteErrorResponse, useRouteError } from 'react-router';
import { FORBIDDEN, NOT_FOUND, SERVER_ERROR } from '../../values/http-status.ts';
import { TextLink } from './forms.server.tsx';
import { DeskPage } from './frame.server.tsx';

const TITLES: Record<number, string> = { [NOT_FOUND]: 'Nothing here', [FORBIDDEN]: 'Sorry, you can’t do that' };

/** A page that was refused, or failed. */
export function DeskErrorPage() {
  const error = useRouteError();
  const { status, data } = isRouteErrorResponse(error) ? error : {};
  const words = typeof data === 'string' && (status !== NOT_FOUND || data.startsWith('There')) && data;
  return (
    <DeskPage title={TITLES[status ?? SERVER_ERROR] ?? 'That didn’t work'} narrow>
      <p className="mt-4">{words || 'Check the address, or start again.'}</p>
      <p className="mt-4">
        <TextLink to="/">Back to the desk</TextLink>
      </p>
    </DeskPage>
  );
}
