import ts from 'typescript';
import type { JsonSchema } from '../openapi-document.js';

/**
 * Converts the types of responses to schemas, with the TypeScript checker. Interfaces become components with the same
 * name. They do not allow additional properties, so that tests detect undeclared fields.
 */
export class ViewSchemas {
  readonly components: Record<string, JsonSchema> = {};
  private readonly declared = new Map<string, ts.Symbol>();
  private readonly program: ts.Program;
  private readonly checker: ts.TypeChecker;

  /** @param files the contract files, as paths from the root of the project */
  constructor(root: string, files: readonly string[]) {
    const config = ts.readConfigFile(`${root}/tsconfig.json`, (file) => ts.sys.readFile(file));
    const { options } = ts.parseJsonConfigFileContent(
      { ...config.config, include: [], files: [...files] },
      ts.sys,
      root,
    );
    this.program = ts.createProgram([...files], options);
    this.checker = this.program.getTypeChecker();
  }

  /** The schema of a route's response: the type argument of its `view<T>()`. */
  answerOf(file: string, table: string, route: string): JsonSchema {
    const where = `${file} ${table}.${route}`;
    const answer = this.memberOf(this.memberOf(this.exportedType(file, table), route, where), 'answer', where);
    const [type] = this.checker.getTypeArguments(answer as ts.TypeReference);
    if (!type || type.flags & ts.TypeFlags.Unknown) throw new Error(`${where}: view<T>() names no type`);
    return this.schemaOf(type, where);
  }

  /** The schema of an exported type. */
  typeOf(file: string, name: string): JsonSchema {
    const symbol = this.exported(file, name);
    return this.schemaOf(this.checker.getDeclaredTypeOfSymbol(symbol), `${file} ${name}`);
  }

  private exported(file: string, name: string): ts.Symbol {
    const source = this.program.getSourceFile(file);
    const module = source && this.checker.getSymbolAtLocation(source);
    const symbol = module && this.checker.getExportsOfModule(module).find((candidate) => candidate.name === name);
    if (!symbol) throw new Error(`${file} does not export ${name}`);
    return symbol;
  }

  private exportedType(file: string, name: string): ts.Type {
    return this.checker.getTypeOfSymbol(this.exported(file, name));
  }

  private memberOf(type: ts.Type, name: string, where: string): ts.Type {
    const member = type.getProperty(name);
    if (!member) throw new Error(`${where}: '${name}' is missing`);
    return this.checker.getTypeOfSymbol(member);
  }

  private schemaOf(type: ts.Type, where: string): JsonSchema {
    if (type.isUnion()) return this.unionOf(type, where);
    const literal = literalOf(type, this.checker);
    if (literal !== undefined) return { enum: [literal.value] };
    const flags = type.flags;
    if (flags & ts.TypeFlags.String || flags & ts.TypeFlags.TemplateLiteral) return { type: 'string' };
    if (flags & ts.TypeFlags.Number) return { type: 'number' };
    if (flags & ts.TypeFlags.Unknown) return {};
    if (!(flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) throw this.notJson(type, where);
    if (this.checker.isArrayType(type)) return this.arrayOf(type, where);
    return this.objectOrReference(type, where);
  }

  private unionOf(union: ts.UnionType, where: string): JsonSchema {
    const parts = union.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined));
    const literals = parts.map((part) => literalOf(part, this.checker));
    const values = literals.flatMap((literal) => (literal ? [literal.value] : [])).sort(byValue);
    const rest = parts.filter((_part, at) => !literals[at]).map((part) => this.schemaOf(part, where));
    if (isBoth(values) && rest.length === 0) return { type: 'boolean' };
    if (rest.length === 0) return { enum: values };
    const [only] = rest;
    if (only && rest.length === 1 && values.length === 0) return only;
    if (only && rest.length === 1 && values.length === 1 && values[0] === null && typeof only.type === 'string') {
      return { ...only, type: [only.type, 'null'] };
    }
    return { anyOf: [...rest, ...(values.length > 0 ? [{ enum: values }] : [])] };
  }

  private arrayOf(type: ts.Type, where: string): JsonSchema {
    const [element] = this.checker.getTypeArguments(type as ts.TypeReference);
    if (!element) throw this.notJson(type, where);
    return { type: 'array', items: this.schemaOf(element, `${where}[]`) };
  }

  private objectOrReference(type: ts.Type, where: string): JsonSchema {
    const symbol = type.getSymbol();
    if (!symbol || !(symbol.flags & ts.SymbolFlags.Interface)) return this.objectOf(type, where);
    if (!this.isOurs(symbol)) throw this.notJson(type, where);
    const name = this.nameOf(type, symbol, where);
    const known = this.declared.get(name);
    if (known && known !== symbol) throw new Error(`${where}: two interfaces are called ${name}`);
    if (!known) {
      this.declared.set(name, symbol);
      this.components[name] = { ...this.described(symbol), ...this.objectOf(type, name) };
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** A generic interface has a schema for each of its uses: `PageViewOfContractView`. */
  private nameOf(type: ts.Type, symbol: ts.Symbol, where: string): string {
    const isGeneric = symbol.declarations?.some((node) => ts.isInterfaceDeclaration(node) && node.typeParameters);
    if (!isGeneric) return symbol.name;
    const names = this.checker.getTypeArguments(type as ts.TypeReference).map((argument) => argument.getSymbol());
    if (names.some((of) => !of || !(of.flags & ts.SymbolFlags.Interface))) throw this.notJson(type, where);
    return `${symbol.name}Of${names.map((of) => of?.name).join('And')}`;
  }

  private objectOf(type: ts.Type, where: string): JsonSchema {
    if (type.getCallSignatures().length > 0) throw this.notJson(type, where);
    const members = type.getApparentProperties();
    const properties = members.map((member): [string, JsonSchema] => {
      const schema = this.schemaOf(this.checker.getTypeOfSymbol(member), `${where}.${member.name}`);
      return [member.name, { ...this.described(member), ...schema }];
    });
    const values = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (values) return { type: 'object', additionalProperties: this.schemaOf(values, `${where}.*`) };
    const required = members.filter((member) => !(member.flags & ts.SymbolFlags.Optional)).map(({ name }) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(properties),
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: false,
    };
  }

  private described(symbol: ts.Symbol): JsonSchema {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(this.checker));
    return text === '' ? {} : { description: text };
  }

  private isOurs(symbol: ts.Symbol): boolean {
    return (symbol.declarations ?? []).every((node) => !node.getSourceFile().fileName.includes('/node_modules/'));
  }

  private notJson(type: ts.Type, where: string): Error {
    return new Error(`${where}: ${this.checker.typeToString(type)} cannot be sent as JSON`);
  }
}

/** Sorts literals with null last, because the order of the checker depends on the other files that it has read. */
function byValue(a: Literal, b: Literal): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1;
}

const isBoth = (values: readonly unknown[]) => values.length === 2 && values.includes(true) && values.includes(false);

type Literal = string | number | boolean | null;

/** The value of a literal type, null included; wrapped, since null and false are values too. */
function literalOf(type: ts.Type, checker: ts.TypeChecker): { value: Literal } | undefined {
  if (type.flags & ts.TypeFlags.Null) return { value: null };
  if (type.flags & ts.TypeFlags.BooleanLiteral) return { value: checker.typeToString(type) === 'true' };
  if (type.isStringLiteral() || type.isNumberLiteral()) return { value: type.value };
  return undefined;
}
