// The floors of src/ and the import rules that follow from them, for `.dependency-cruiser.mjs`.

/** The contexts of src/, highest floor first. One floor may read only those below it; what flows up is a message. */
export const floors = [
  ['operations', 'vendor-area'],
  ['directory'],
  ['messaging', 'claims'],
  ['billing', 'events'],
  ['webstore', 'content'],
  ['identity'],
];

/** The subjects of identity, highest floor first: a subject imports only those on floors below its own. */
export const identityFloors = [
  ['accounts', 'data-rights', 'operators'],
  ['sign-in'],
  ['second-factor'],
  ['sessions'],
  ['credentials'],
  ['guesses', 'one-time-codes', 'public'],
  ['notices', 'vendors'],
  ['security-log', 'users'],
];

export const contexts = floors.flat();
export const identitySubjects = identityFloors.flat();
export const anyOf = (names) => `(?:${names.join('|')})`;
const floorsBelow = (context) => floors.slice(floors.findIndex((floor) => floor.includes(context)) + 1).flat();
export const spec = '[.]spec[.]tsx?$';

/** The rooms of a name: the context's own, and those of its subjects. */
export const rooms = (context, name) => [`^src/${context}/${name}/`, `^src/${context}/[^/]+/${name}/`];

/** The entrances of a context for those on higher floors: its facades, and committed data without any technology. */
const entrances = (context) => `^src/${context}/(?:public|catalogue|stock-pictures)/`;

/** The modules of a context that its own and other programs compose: all of it, or what a small program needs. */
export const sharedModulesOf = (context) => `^src/${context}/[a-z-]+[.]module[.]ts$`;
const modulesOf = (context) => `^src/${context}/[a-z-]+([.]http)?[.]module[.]ts$`;

/** Operators act on other contexts through commands (ADR 35). */
const commandsFor = (context, below) => (context === 'operations' ? rooms(anyOf(below), 'commands') : []);

export const identityRules = identityFloors.flatMap((subjects, floor) =>
  subjects.map((subject) => ({
    name: 'identity-subjects-read-lower-subjects-only',
    comment: 'Subjects that need each other are one subject. What two of them share belongs to a lower floor.',
    severity: 'error',
    from: { path: `^src/identity/${subject}/` },
    to: {
      path: '^src/identity/',
      pathNot: [subject, ...identityFloors.slice(floor + 1).flat()].map((lower) => `^src/identity/${lower}/`),
    },
  })),
);

export const contextRules = contexts.flatMap((context) => [
  {
    name: 'context-reads-lower-floors-only',
    comment:
      'A context reads others through their public/ (and the catalogue of webstore, which is committed data) and only ' +
      'downwards, so that a change inside one stays inside it and no two contexts ever wait for each other. What has ' +
      'to flow up or sideways is a message.',
    severity: 'error',
    from: { path: `^src/${context}/`, pathNot: modulesOf(context) },
    to: {
      path: '^(src|workers|web|docker|test|storybook)/',
      pathNot: [
        `^src/${context}/`,
        '^src/platform/',
        ...floorsBelow(context).map(entrances),
        ...commandsFor(context, floorsBelow(context)),
      ],
    },
  },
  {
    name: 'context-modules-name-lower-modules-only',
    comment:
      'Nest hands a facade out through the module that has it: modules, and only they, name those of lower floors.',
    severity: 'error',
    from: { path: modulesOf(context) },
    to: {
      path: '^(src|workers|web|docker|test|storybook)/',
      pathNot: [
        `^src/${context}/`,
        '^src/platform/',
        ...floorsBelow(context).map(sharedModulesOf),
        ...floorsBelow(context).map(entrances),
      ],
    },
  },
  {
    name: 'domain-stands-alone',
    comment:
      'Rules of the business must be readable and testable without the web, the database and other contexts: a domain ' +
      'knows itself, its own messages and errors, the enums of contracts and the base classes of platform.',
    severity: 'error',
    from: { path: rooms(context, 'domain'), pathNot: spec },
    to: {
      path: '^(src|contracts)/',
      pathNot: [
        ...rooms(context, 'domain'),
        // The choices of vendors (categories, services, styles): committed data without any technology.
        `^src/${context}/catalogue/`,
        '^src/platform/domain/',
        '^contracts/shared/',
        `^contracts/${context}/[^/]+[.](messages?|errors)[.]ts$`,
        // Enums and shapes are the contract files without a second ending.
        '^contracts/[^/]+/[^/.]+[.]ts$',
      ],
    },
  },
]);
