import type { ServerBuild } from 'react-router';
import routes from '../../src/routes.ts';

const modules = await Promise.all(routes.map(({ file }) => import(/* @vite-ignore */ `../../src/${file}`)));

/** The routes as the build has them, with their modules. */
export const pageManifest = Object.fromEntries([
  ['root', { id: 'root', path: '', module: {} }],
  ...routes.map((route, at) => [String(at), { ...route, id: String(at), parentId: 'root', module: modules[at] }]),
]) as ServerBuild['routes'];
