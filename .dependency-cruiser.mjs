/** Folders and the arrows between them; `npm run lint` checks it. */
export default {
  forbidden: [
    {
      name: 'no-circles-between-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(src|server)/' },
      to: { circular: true },
    },
    {
      name: 'no-circles-between-files',
      severity: 'error',
      from: { path: '^(src|server|scripts)/' },
      to: { circular: true },
    },
    {
      name: 'rules-know-no-screens',
      comment: 'The catalogue is facts and their rules: plain TypeScript, no React, no content files, no screens.',
      severity: 'error',
      from: { path: '^src/catalogue/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '(^src/(?!catalogue/))|[.]tsx$|^node_modules/(react|astro)' },
    },
    {
      name: 'ui-knows-nothing-of-visas',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/(?!ui/)' },
    },
    {
      name: 'server-takes-contracts-only',
      severity: 'error',
      from: { path: '^server/', pathNot: '[.]test[.]ts$|/testing/' },
      to: { path: '^src/(?!forms/|site/hosting/|catalogue/)' },
    },
    {
      name: 'pages-lead',
      comment: 'Nothing is built on a page.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: '^src/pages/' },
      to: { path: '^src/pages/' },
    },
    {
      name: 'parts-stand-together',
      comment: 'What a component alone is drawn with, and what acts on its markup, stands beside it.',
      severity: 'error',
      from: { path: '^(.+)/([^/]+)[.]tsx$' },
      to: { path: '/$2[.](css|element[.]ts)$', pathNot: '^$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]test[.]tsx?$|/testing/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
