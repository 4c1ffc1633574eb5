const areas = '(restaurants|booking|payments|menus|pages|layout)';
/** What a business folder holds out for others to place on their pages. */
const doors = [
  '^src/booking/journey/booking-(link|host)\\.tsx$',
  '^src/payments/(card-(fields|terms)\\.tsx|card-customers\\.server\\.ts)$',
  '^src/restaurants/map/map\\.tsx$',
  '^src/restaurants/finder/(place-box\\.tsx|finder\\.css)$',
  '^src/menus/dish-line\\.tsx$',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    {
      name: 'platform-knows-no-business',
      comment: 'platform and ui are what business folders stand on, never the other way round.',
      severity: 'error',
      from: { path: '^src/(platform|ui)/' },
      to: { path: `^src/${areas}/` },
    },
    {
      name: 'ui-knows-no-data',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/platform/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-server-in-the-browser',
      comment: 'A .server file may be imported by other .server files, by the composition at the top, and by tests.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['\\.server\\.tsx?$', '\\.test\\.tsx?$', '^src/(app|api|resources|start|server|site)\\.ts$'],
      },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'through-the-door',
      comment: 'A business folder takes rules and contracts from another, and what that one holds out to be placed.',
      severity: 'error',
      from: { path: `^src/${areas}/`, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: `^src/${areas}/.*(\\.tsx|\\.css|\\.server\\.ts)$`,
        pathNot: ['^src/$1/', ...doors],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'nothing-imports-the-composition',
      severity: 'error',
      from: { path: `^src/(${areas}|platform|ui)/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(app|api|resources|start|server|site|content|env)\\.ts$', dependencyTypesNot: ['type-only'] },
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
