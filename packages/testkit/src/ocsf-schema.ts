import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const AttributeSchema = z.looseObject({
  requirement: z.string().optional(),
  type: z.string().optional(),
  is_array: z.boolean().optional(),
  enum: z.record(z.string(), z.unknown()).optional(),
  profile: z.string().nullish(),
});
type Attribute = z.infer<typeof AttributeSchema>;

const DefinitionSchema = z.looseObject({
  name: z.string(),
  uid: z.number().optional(),
  extends: z.string().optional(),
  constraints: z
    .looseObject({
      at_least_one: z.array(z.string()).optional(),
      just_one: z.array(z.string()).optional(),
    })
    .optional(),
  attributes: z.record(z.string(), z.union([AttributeSchema, z.string(), z.array(z.string())])),
});
type Definition = z.infer<typeof DefinitionSchema>;

const DictionarySchema = z.looseObject({
  attributes: z.record(z.string(), AttributeSchema),
  types: z.looseObject({
    attributes: z.record(
      z.string(),
      z.looseObject({ type: z.string().optional(), regex: z.string().optional() }),
    ),
  }),
});
const CategoriesSchema = z.looseObject({
  attributes: z.record(z.string(), z.looseObject({ uid: z.number() })),
});

/** Checks events against a folder with the definitions of OCSF. */
export interface OcsfSchema {
  /** What is wrong with an event, each fault with its path; empty when it is valid. */
  faults(event: unknown): string[];
}

/**
 * Reads the definitions (event classes, objects, dictionary) of a folder laid out as the project's own
 * repository; null when there is no such folder. `extends` and `$include`d profiles are resolved.
 */
export function readOcsfSchema(folder: string): OcsfSchema | null {
  if (!existsSync(path.join(folder, 'dictionary.json'))) return null;
  const dictionary = DictionarySchema.parse(readJson(path.join(folder, 'dictionary.json')));
  const categories = CategoriesSchema.parse(readJson(path.join(folder, 'categories.json')));
  const classes = definitions(path.join(folder, 'events'));
  const objects = definitions(path.join(folder, 'objects'));

  function attributesOf(
    name: string,
    all: ReadonlyMap<string, Definition>,
  ): Map<string, Attribute> {
    const definition = all.get(name);
    if (!definition) throw new Error(`OCSF has no ${name}`);
    const own = definition.extends ? attributesOf(definition.extends, all) : new Map();
    for (const [key, value] of Object.entries(definition.attributes)) {
      if (key === '$include') {
        const files = [value].flat().filter((file) => typeof file === 'string');
        for (const file of files) addIncluded(own, path.join(folder, file), dictionary.attributes);
      } else if (typeof value === 'object' && !Array.isArray(value)) {
        own.set(key, { ...dictionary.attributes[key], ...own.get(key), ...value });
      }
    }
    return own;
  }

  function objectFaults(name: string, value: unknown, at: string): string[] {
    // The type of anything: its members are no one’s business.
    if (name === 'object') return isObject(value) ? [] : [`${at}: not an object`];
    return bodyFaults(attributesOf(name, objects), objects.get(name), value, at);
  }

  function bodyFaults(
    attributes: ReadonlyMap<string, Attribute>,
    definition: Definition | undefined,
    value: unknown,
    at: string,
  ): string[] {
    if (!isObject(value)) return [`${at}: not an object`];
    const missing = [...attributes]
      .filter(([key, each]) => each.requirement === 'required' && !each.profile && !(key in value))
      .map(([key]) => `${at}.${key}: required`);
    const { at_least_one: needed } = definition?.constraints ?? {};
    const none =
      needed && !needed.some((key) => key in value) ? [`${at}: none of ${needed.join()}`] : [];
    const inner = Object.entries(value).flatMap(([key, member]) => {
      const attribute = attributes.get(key);
      return attribute ? valueFaults(attribute, member, `${at}.${key}`) : [`${at}.${key}: unknown`];
    });
    return [...missing, ...none, ...inner];
  }

  function valueFaults(attribute: Attribute, value: unknown, at: string): string[] {
    if (attribute.is_array === true) {
      if (!Array.isArray(value)) return [`${at}: not a list`];
      return value.flatMap((each: unknown, index) =>
        valueFaults({ ...attribute, is_array: false }, each, `${at}.${index}`),
      );
    }
    const type = attribute.type ?? 'string_t';
    const scalar = dictionary.types.attributes[type];
    if (!scalar) return objectFaults(type, value, at);
    const fault = scalarFault(type, scalar, value);
    if (fault !== null) return [`${at}: ${fault}`];
    const isListed =
      !attribute.enum || String(value) in attribute.enum || value === 0 || value === 99;
    return isListed ? [] : [`${at}: ${String(value)} is not among the values`];
  }

  return {
    faults(event) {
      const uid = isObject(event) ? Number(event['class_uid']) : Number.NaN;
      const category = Object.entries(categories.attributes).find(
        ([, each]) => each.uid === Math.floor(uid / 1000),
      )?.[0];
      // The definitions list these two for the base event only; the class itself says what they are.
      const found = [...classes.values()].find(
        (each) => each.uid === uid % 1000 && categoryOf(each, classes) === category,
      );
      if (!found) return [`no class ${uid}`];
      const attributes = attributesOf(found.name, classes);
      for (const key of ['category_uid', 'class_uid']) attributes.set(key, { type: 'integer_t' });
      return bodyFaults(attributes, found, event, found.name);
    },
  };
}

function categoryOf(definition: Definition, all: ReadonlyMap<string, Definition>): unknown {
  const parent = definition.extends ? all.get(definition.extends) : undefined;
  return definition['category'] ?? (parent && categoryOf(parent, all));
}

function addIncluded(
  attributes: Map<string, Attribute>,
  file: string,
  dictionary: Readonly<Record<string, Attribute>>,
): void {
  const profile = DefinitionSchema.parse(readJson(file));
  for (const [key, value] of Object.entries(profile.attributes)) {
    if (typeof value === 'object' && !Array.isArray(value) && !attributes.has(key)) {
      attributes.set(key, { ...dictionary[key], ...value, requirement: 'optional' });
    }
  }
}

function scalarFault(
  type: string,
  scalar: { type?: string | undefined; regex?: string | undefined },
  value: unknown,
): string | null {
  const isOfType = SCALARS[type] ?? SCALARS[scalar.type ?? ''] ?? isText;
  if (!isOfType(value)) return `no ${type}`;
  const isWritten =
    !scalar.regex || typeof value !== 'string' || new RegExp(scalar.regex).test(value);
  return isWritten ? null : `not written as ${type}`;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

const SCALARS: Readonly<Record<string, (value: unknown) => boolean>> = {
  integer_t: Number.isInteger,
  long_t: Number.isSafeInteger,
  port_t: Number.isInteger,
  timestamp_t: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  float_t: (value) => typeof value === 'number',
  boolean_t: (value) => typeof value === 'boolean',
  json_t: () => true,
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function definitions(folder: string): Map<string, Definition> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.json'))
      .map((file) => DefinitionSchema.parse(readJson(path.join(folder, file))))
      .map((definition) => [definition.name, definition]),
  );
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
