/**
 * The floors of src, lowest first. A folder imports only from floors below its own; files at the top of src put
 * everything together.
 */
const floors = [
  ['values'],
  ['platform', 'ui'],
  ['settings', 'forms'],
  ['seo'],
  ['messages', 'restaurants'],
  ['customers'],
  ['menus', 'payments', 'contact', 'offers', 'careers'],
  ['booking'],
  ['referral', 'desk'],
  ['pages'],
  ['layout'],
  ['content'],
];
const composition = '^src/[^/]+$';
const tests = '\\.test\\.tsx?$';

const onlyFromBelow = floors.flatMap((rooms, floor) =>
  rooms.map((room) => ({
    name: `floor-of-${room}`,
    comment: `${room} imports only from floors below it.`,
    severity: 'error',
    from: { path: `^src/${room}/`, pathNot: tests },
    to: {
      path: `^src/(${floors.slice(floor).flat().join('|')})/`,
      pathNot: `^src/${room}/`,
    },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    ...onlyFromBelow,
    {
      name: 'no-server-in-the-browser',
      comment:
        'A .server file may be imported by other .server files, by the composition at the top, and by tests. ' +
        'One that draws static parts may be used by a loader too: the build leaves it out of the browser, or fails.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.server\\.tsx?$', tests, composition] },
      to: { path: '\\.server\\.tsx?$', pathNot: '-parts\\.server\\.tsx$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-tile-imports-another',
      comment: 'A kind of tile knows its own folder; what kinds share stands in src/pages/tiles/shared.',
      severity: 'error',
      from: { path: '^src/pages/tiles/([^/]+)/', pathNot: tests },
      to: { path: '^src/pages/tiles/[^/]+/', pathNot: '^src/pages/tiles/(shared|$1)/' },
    },
    {
      name: 'nothing-imports-the-composition',
      comment: 'But the list of pages, which is data and imports nothing.',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: tests },
      to: { path: composition, pathNot: '^src/routes\\.ts$' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '^(node_modules|build|\\.react-router)' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
