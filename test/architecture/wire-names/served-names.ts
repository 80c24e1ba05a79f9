/** The parts of a JSON schema that contain the names of its values. */
export interface NamedSchema {
  $ref?: string;
  anyOf?: NamedSchema[];
  oneOf?: NamedSchema[];
  allOf?: NamedSchema[];
  items?: NamedSchema;
  properties?: Record<string, NamedSchema>;
}

type Content = Record<string, { schema?: NamedSchema }>;
interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

/** The parts of an OpenAPI document that contain the names on the wire. */
export interface NamedDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, NamedSchema> };
}

export interface ServedCall {
  path: string[];
  headers: string[];
  query: string[];
  body: string[];
  answer: string[];
  /** Names in responses of refusals and failures. */
  refusal: string[];
}

/** The names of every call of an OpenAPI document, by method and path; names inside of others as in `namesIn`. */
export function servedCalls({ paths, components }: NamedDocument): Map<string, ServedCall> {
  const namesOf = (schema: NamedSchema = {}, within = ''): string[] => [
    ...(schema.$ref ? namesOf(components.schemas[schema.$ref.split('/').at(-1) ?? ''], within) : []),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((all = []) => all.flatMap((one) => namesOf(one, within))),
    ...(schema.items ? namesOf(schema.items, within) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, value]) => [
      `${within}${name}`,
      ...namesOf(value, `${within}${name}.`),
    ]),
  ];
  const namesOfContent = (content: Content = {}) => Object.values(content).flatMap(({ schema }) => namesOf(schema));
  const callOf = ({ parameters = [], requestBody, responses }: Operation): ServedCall => {
    const namedIn = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name);
    const namesOfResponses = (isWanted: (status: string) => boolean) =>
      Object.entries(responses).flatMap(([status, { content }]) => (isWanted(status) ? namesOfContent(content) : []));
    return {
      path: namedIn('path'),
      headers: namedIn('header'),
      query: namedIn('query'),
      body: namesOfContent(requestBody?.content),
      answer: namesOfResponses((status) => status.startsWith('2')),
      refusal: namesOfResponses((status) => !status.startsWith('2')),
    };
  };
  return new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, one]) => [`${method.toUpperCase()} ${path}`, callOf(one)] as const),
    ),
  );
}
