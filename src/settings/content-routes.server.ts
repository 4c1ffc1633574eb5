import { type ContentEndpoints, contentRoute } from '../platform/api/content-route.server.ts';
import { brandSettingsAnswer } from './contract.ts';

export const settingsRoutes = {
  settings: contentRoute('/brand-settings', 'Settings of the brand', brandSettingsAnswer),
};
export type SettingsEndpoints = ContentEndpoints<typeof settingsRoutes>;
