import { Fragment, useEffect } from 'react';
import { isRouteErrorResponse, Link } from 'react-router';
import type { NearPage, NotFoundData } from '../platform/api/page-not-found.ts';
import type { BrandTexts } from '../settings/contract.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import droppedSlice from '../ui/dropped-slice.svg';
import { Container } from '../ui/section.tsx';
import { NOT_FOUND, SERVER_ERROR } from '../values/http-status.ts';
import { reloadPage } from './hydration/next-page.ts';

type Failure = { status: number; message: string; near?: readonly NearPage[] };

/** Status and message of a failed page (product 8.3): 404 with the loader's message, otherwise 500. */
export function failureOf(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) return { status: SERVER_ERROR, message: 'Something went wrong. Please try again.' };
  const text = typeof error.data === 'string' && !error.data.startsWith('Error: ') ? error.data : '';
  if (error.status === NOT_FOUND) {
    const { message = text, near }: Partial<NotFoundData> = typeof error.data === 'object' ? (error.data ?? {}) : {};
    return { status: NOT_FOUND, message: message || 'This page could not be found.', near };
  }
  return { status: error.status, message: text || 'Something went wrong. Please try again.' };
}

/** Browsers' error messages for a call without any response. */
const UNANSWERED = /fetch|network|load failed/i;
export const isUnanswered = (error: unknown): boolean => error instanceof TypeError && UNANSWERED.test(error.message);

/** Shown when the site couldn't be reached; reloads when the connection is back. */
export function UnreachedPage() {
  useEffect(() => {
    window.addEventListener('online', reloadPage);
    return () => window.removeEventListener('online', reloadPage);
  }, []);
  return (
    <Container className="py-14 md:py-20">
      <title>We’ve lost the connection</title>
      <h1 className="text-heading">We’ve lost the connection</h1>
      <p className="mt-3 max-w-text text-ink-soft text-lead">
        Check your connection and try again. If you were sending something, the next page will tell you if it reached
        us.
      </p>
      <Button size="large" className="mt-8" onClick={reloadPage}>
        Try again
      </Button>
    </Container>
  );
}

/** “Did you mean Leeds Greek Street or Leeds Kirkstall?” */
function DidYouMean({ near }: { near: readonly NearPage[] }) {
  return (
    <p className="mt-6 text-lead">
      Did you mean{' '}
      {near.map(({ title, path }, at) => (
        <Fragment key={path}>
          {at > 0 && (at === near.length - 1 ? ' or ' : ', ')}
          <Link to={path} className="text-link font-semibold">
            {title}
          </Link>
        </Fragment>
      ))}
      ?
    </p>
  );
}

export function ErrorPage({ status, message, near = [], texts }: Failure & { texts?: BrandTexts }) {
  return (
    <Container className="grid items-center gap-8 py-14 md:grid-cols-2 md:py-20">
      <title>{`${status}: ${message}`}</title>
      <div>
        <p className="font-display text-display text-tomato">{status}</p>
        <h1 className="mt-4 text-heading">{message}</h1>
        {texts && (
          <p className="mt-3 max-w-text text-ink-soft text-lead">
            {status === NOT_FOUND ? texts.notFoundLead : texts.failedLead}
          </p>
        )}
        {near.length > 0 && <DidYouMean near={near} />}
        <ButtonLink to="/" size="large" className="mt-8">
          Return to homepage
        </ButtonLink>
      </div>
      <img src={droppedSlice} alt="" width="560" height="420" className="h-auto w-full" />
    </Container>
  );
}
