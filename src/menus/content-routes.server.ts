import { type ContentEndpoints, contentRoute } from '../platform/api/content-route.server.ts';
import { choicesAnswer, menuAnswer } from './contract.ts';

export const menuRoutes = {
  menu: contentRoute('/menu/{id}', 'One menu', menuAnswer),
  choices: contentRoute('/choices', 'The menus to choose from', choicesAnswer),
};
export type MenuEndpoints = ContentEndpoints<typeof menuRoutes>;
