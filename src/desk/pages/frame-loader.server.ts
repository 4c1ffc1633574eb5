import type { LoaderFunctionArgs } from 'react-router';
import { deskContext } from './desk-context.server.ts';

/** What the frame around each page shows. */
export function frameLoader({ context }: LoaderFunctionArgs) {
  const { deps, viewer } = context.get(deskContext);
  return { brand: deps.brand(), viewer, restaurants: deps.restaurants() };
}
