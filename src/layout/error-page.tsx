import { isRouteErrorResponse } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/section.tsx';
import droppedSlice from './dropped-slice.svg';

type Failure = { status: number; message: string };

/** The status and words of a failed page (specification, section 8): 404 keeps what the loader said, the rest is 500. */
export function failureOf(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) return { status: 500, message: 'Something went wrong. Please try again.' };
  const said = typeof error.data === 'string' && !error.data.startsWith('Error: ') ? error.data : '';
  if (error.status === 404) return { status: 404, message: said || 'This page could not be found.' };
  return { status: error.status, message: said || 'Something went wrong. Please try again.' };
}

/** Status, message and the way home. */
export function ErrorPage({ status, message }: Failure) {
  return (
    <Container className="grid items-center gap-8 py-14 md:grid-cols-2 md:py-20">
      <title>{`${status}: ${message}`}</title>
      <div>
        <p className="font-display text-display text-tomato">{status}</p>
        <h1 className="mt-4 text-heading">{message}</h1>
        <p className="mt-3 max-w-text text-ink-soft text-lead">
          {status === 404
            ? 'It slid off the plate somewhere between the kitchen and here.'
            : 'We dropped it. It was us.'}
        </p>
        <ButtonLink to="/" size="large" className="mt-8">
          Return to homepage
        </ButtonLink>
      </div>
      <img src={droppedSlice} alt="" width="560" height="420" className="h-auto w-full" />
    </Container>
  );
}
