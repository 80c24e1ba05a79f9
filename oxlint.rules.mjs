// Rules of our own, as a plugin of oxlint: syntax that is forbidden in the parts of the tree that .oxlintrc.json names.

/** Values that belong in the theme: colors, and lengths inside of class names (the tracks of a grid are layout). */
const rawValues = [
  '/(^|[\\s:,=([])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\\w-])/i',
  '/\\b(rgb|rgba|hsl|hsla|oklch|oklab)[(]\\s*[\\d.]/i',
  '/(?<!grid-(cols|rows))-[[][^\\]]*\\d(px|rem)\\b/',
  '/(^|[\\s:])[[][a-z-]+:[^\\]]*\\d(px|rem)\\b/',
];

/** By the name of the rule: the syntax as a selector of ESLint, and the message. */
const forbidden = {
  'no-own-transaction': {
    selector:
      'CallExpression[callee.property.name="transactional"], ' +
      'CallExpression[callee.property.name="begin"]:matches([callee.object.name="em"], [callee.object.property.name="em"]), ' +
      'Decorator[expression.callee.name="Transactional"]',
    message:
      'UnitOfWork.run opens the only transaction there is: a caught error in a nested one drops the outer change.',
  },
  'no-injected-entity-manager': {
    selector: 'MethodDefinition[kind="constructor"] TSTypeReference[typeName.name=/^(Sql)?EntityManager$|Repository$/]',
    message:
      'Handlers get `em` from UnitOfWork.run, queries read through ReadDatabase; a shared EntityManager mixes requests.',
  },
  'no-injected-orm': {
    selector: 'MethodDefinition[kind="constructor"] TSTypeReference[typeName.name="MikroORM"]',
    message: 'Only platform handles the ORM itself: use UnitOfWork.run and ReadDatabase.',
  },
  'no-request-scope': {
    selector: 'MemberExpression[object.name="Scope"][property.name="REQUEST"]',
    message: 'A request-scoped provider makes everything that injects it request-scoped.',
  },
  'no-barrel': {
    selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
    message: 'No barrels: they load everything for anything and make cycles. Import from the file itself.',
  },
  'no-environment': {
    selector:
      'MemberExpression[object.name="process"][property.name="env"]' +
      ':not(CallExpression[callee.property.name="fromEnvironment"] > MemberExpression)',
    message: 'Only Config.fromEnvironment reads the environment, and checks it: inject Config.',
  },
  'no-literal-words': {
    selector:
      'JSXText[value=/\\p{L}/u], ' +
      'JSXAttribute[name.name=/^(aria-label|aria-description|alt|title|label|placeholder)$/] > Literal[value=/\\p{L}/u]',
    message: 'Words that people read stand in web/src/texts.',
  },
  'no-raw-value': {
    selector: rawValues
      .flatMap((value) => [`Literal[value=${value}]`, `TemplateElement[value.raw=${value}]`])
      .join(', '),
    message:
      'Colors, sizes and shadows are tokens of web/src/ui/theme/tokens.css: `bg-surface`, `w-30`, `--spacing(4)`.',
  },
  'no-raw-style': {
    selector:
      'JSXAttribute[name.name=/^(fill|stroke|color|stopColor)$/] > Literal[value!=/^(none|currentColor|inherit)$/], ' +
      'JSXAttribute[name.name="style"] Property[key.name=/[cC]olor$|^(background|fill|stroke|border|boxShadow|fontSize|borderRadius)/]' +
      ' > :matches(Literal, TemplateLiteral)',
    message: 'Colors, sizes and shadows are tokens of web/src/ui/theme/tokens.css: use a class.',
  },
  'no-mocked-module': {
    selector: 'CallExpression[callee.object.name="jest"][callee.property.name=/^(mock|doMock|unstable_mockModule)$/]',
    message: 'Own modules are not mocked: hand a fake in through the constructor or the testing module.',
  },
};

const ruleOf = ({ selector, message }) => ({
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
});

/** What a name stands for: every use of it is in a type. */
const isOnlyType = ({ references }) =>
  references.length > 0 && references.every(({ isValueReference }) => !isValueReference);

/**
 * In place of `typescript/consistent-type-imports`, which also reports classes that Nest injects: a file with decorators
 * is skipped, because the compiler writes the types of its parameters into the program.
 */
const typeImports = {
  create(context) {
    const found = [];
    let isDecorated = false;
    return {
      Decorator: () => void (isDecorated = true),
      'ImportDeclaration[importKind="value"]': (node) => {
        const variables = context.sourceCode.getDeclaredVariables(node);
        const named = node.specifiers.filter(({ importKind }) => importKind !== 'type');
        if (named.length > 0 && named.length === variables.length && variables.every(isOnlyType)) found.push(node);
      },
      'Program:exit': () => {
        if (isDecorated) return;
        for (const node of found) context.report({ node, message: 'Only types are imported: use `import type`.' });
      },
    };
  },
};

export default {
  meta: { name: 'posy' },
  rules: {
    'type-imports': typeImports,
    ...Object.fromEntries(Object.entries(forbidden).map(([name, syntax]) => [name, ruleOf(syntax)])),
  },
};
