import { isRouteErrorResponse } from 'react-router';
import type { BrandTexts } from '../settings/contract.ts';
import { ButtonLink } from '../ui/button.tsx';
import droppedSlice from '../ui/dropped-slice.svg';
import { Container } from '../ui/section.tsx';
import { NOT_FOUND, SERVER_ERROR } from '../values/http-status.ts';

type Failure = { status: number; message: string };

/**
 * Status and message of a failed page (specification, section 8): 404 with the loader's message, anything else is 500.
 */
export function failureOf(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) return { status: SERVER_ERROR, message: 'Something went wrong. Please try again.' };
  const said = typeof error.data === 'string' && !error.data.startsWith('Error: ') ? error.data : '';
  if (error.status === NOT_FOUND) return { status: NOT_FOUND, message: said || 'This page could not be found.' };
  return { status: error.status, message: said || 'Something went wrong. Please try again.' };
}

/** Status, message and the link home. */
export function ErrorPage({ status, message, texts }: Failure & { texts?: BrandTexts }) {
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
        <ButtonLink to="/" size="large" className="mt-8">
          Return to homepage
        </ButtonLink>
      </div>
      <img src={droppedSlice} alt="" width="560" height="420" className="h-auto w-full" />
    </Container>
  );
}
