// `npm run check:imports` runs this beside the import table: no folder may need another one that needs it, too. Specs and
// stories are left out: they may reach up for what they prove.
import table from './.dependency-cruiser.mjs';

export default {
  forbidden: [
    {
      name: 'no-folder-circles',
      comment: 'Folders that need each other are one folder: neither can be understood or moved alone.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...table.options,
    exclude: { path: [...table.options.exclude.path, '[.](spec|stories)[.]tsx?$', '/test-support/'] },
  },
};
