import { createArea } from '../../platform/api/api.ts';
import type { Endpoints } from '../../platform/api/endpoints.ts';
import { countOnlySent } from '../../platform/captcha/sender-check.server.ts';
import { type ContactContentRoutes, contactContentApi } from './content.server.ts';
import { type GroupBookingRoutes, groupBookingApi } from './group-booking.server.ts';
import type { ContactApiDeps } from './save.server.ts';
import { type SendEmailRoutes, sendEmailApi } from './send-email.server.ts';

export const CONTACT_PATH = '/contact';
export type ContactEndpoints = Endpoints<
  typeof CONTACT_PATH,
  ContactContentRoutes | SendEmailRoutes | GroupBookingRoutes
>;

export function contactApi(deps: ContactApiDeps) {
  const area = createArea();
  area.use(countOnlySent);
  return area
    .route('/', contactContentApi(deps.knowledge))
    .route('/', sendEmailApi(deps))
    .route('/', groupBookingApi(deps));
}
