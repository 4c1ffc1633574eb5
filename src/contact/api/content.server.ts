import { createRoute } from '@hono/zod-openapi';
import { createArea, json } from '../../platform/api/api.ts';
import { contactContentAnswer } from '../contracts/reasons.ts';
import { type ContactKnowledge, publicContent } from '../rules/known-content.ts';
import { contactTags } from './save.server.ts';

const contentRoute = (path: '/contactTypes' | '/content', summary: string) =>
  ({
    method: 'get',
    path,
    tags: contactTags,
    summary,
    responses: { 200: { description: summary, ...json(contactContentAnswer) } },
  }) as const;

const routes = {
  types: createRoute({ ...contentRoute('/contactTypes', 'Reasons for getting in touch'), path: '/contactTypes' }),
  content: createRoute({ ...contentRoute('/content', 'What the contact and group forms offer'), path: '/content' }),
};
export type ContactContentRoutes = typeof routes;

/** Reasons, restaurants and kinds of group booking to choose from. */
export function contactContentApi(knowledge: () => ContactKnowledge) {
  return createArea()
    .openapi(routes.types, (c) => c.json(publicContent(knowledge()), 200))
    .openapi(routes.content, (c) => c.json(publicContent(knowledge()), 200));
}
