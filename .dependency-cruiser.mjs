/** Which room may look into which (ARCHITECTURE, "Top level"). */
const notFrom = (name, from, to) => ({ name, severity: 'error', from: { path: from }, to: { path: to } });

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    notFrom(
      'engine-depends-on-nothing',
      '^packages/engine/src',
      '^(packages/(?!engine)|apps/|node_modules|.*node_modules)',
    ),
    {
      name: 'engine-has-no-io',
      severity: 'error',
      from: { path: '^packages/engine/src' },
      to: { dependencyTypes: ['core'] },
    },
    notFrom(
      'proofs-are-for-tests-and-measurements',
      '^(packages/[^/]+/src|apps/(server|web)/src)',
      '^packages/engine/proofs',
    ),
    notFrom('protocol-knows-only-the-engine', '^packages/protocol/src', '^(packages/(bots|client)|apps/)'),
    notFrom('bots-know-only-the-engine', '^packages/bots/src', '^(packages/(protocol|client)|apps/)'),
    notFrom(
      'client-knows-only-engine-and-protocol',
      '^packages/client/src',
      '^(packages/bots|apps/|.*node_modules)',
    ),
    {
      name: 'client-has-no-io',
      severity: 'error',
      from: { path: '^packages/client/src' },
      to: { dependencyTypes: ['core'] },
    },
    notFrom('server-never-meets-web', '^apps/server', '^(apps/(web|bench)|packages/client)'),
    notFrom('web-never-meets-server', '^apps/web', '^(apps/(server|bench)|packages/bots)'),
    notFrom('only-store-imports-prisma', '^apps/server/src/(?!store/)', '(@prisma|store/generated)'),
    notFrom('only-sockets-imports-socket-io', '^apps/server/src/(?!sockets/)', 'node_modules/socket\\.io/'),
    notFrom('bench-takes-the-server-by-its-proofs', '^apps/bench', '^apps/server/(?!proofs/index)'),
    notFrom('server-runs-without-its-proofs', '^apps/server/src', '^apps/server/(proofs|test)'),
    notFrom(
      'tables-stand-below-sockets',
      '^apps/server/src/(tables|players)/',
      '^apps/server/src/(sockets|routes)/',
    ),
    notFrom(
      'nodes-stand-below-tables',
      '^apps/server/src/nodes/',
      '^apps/server/src/(tables|players|sockets|routes)/',
    ),
    notFrom(
      'store-stands-lowest',
      '^apps/server/src/store/',
      '^apps/server/src/(nodes|tables|players|sockets|routes)/',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(dist|generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
