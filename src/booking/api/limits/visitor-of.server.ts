import type { Context } from 'hono';
import type { ApiVariables } from '../../../platform/api/api.ts';
import { countedVisitor } from '../../../platform/api/caller/visitor.server.ts';
import type { Visitor } from '../../engine/limits/visitor.server.ts';

export const visitorOf = (c: Context<ApiVariables>): Visitor => ({
  sessionId: c.get('sessionId') ?? '',
  address: countedVisitor(),
});
