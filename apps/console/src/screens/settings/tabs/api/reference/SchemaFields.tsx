import { textOf } from '@waybill/ui';
import { nameOf, objectIn, typeWords, type Schema } from './openapi-document.ts';
import { referenceText } from './reference.text.ts';

/** Deeper ones are named by their type. */
const MOST_LEVELS = 4;

export interface SchemaFieldsProps {
  schema: Schema;
  schemas: Record<string, Schema>;
  /** Names of the schemas around it, so that one that contains itself ends. */
  around?: readonly string[];
}

/** The fields of a schema, with those inside them. */
export function SchemaFields({ schema, schemas, around = [] }: SchemaFieldsProps) {
  const text = textOf(referenceText);
  const object = objectIn(schema, schemas);
  if (object === null) return <code className="font-mono text-sm">{typeWords(schema)}</code>;
  const name = nameOf(schema) ?? nameOf(schema.items ?? {});
  const inside = name === null ? around : [...around, name];
  return (
    <ul className="flex flex-col gap-1 border-l border-line pl-3">
      {Object.entries(object.properties ?? {}).map(([field, value]) => {
        const type = typeWords(value);
        const isDeep = inside.length >= MOST_LEVELS || inside.some((one) => type.includes(one));
        const isObject = !isDeep && objectIn(value, schemas) !== null;
        return (
          <li key={field} className="text-sm">
            <code className="font-mono font-medium">{field}</code>{' '}
            <span className="wrap-anywhere text-ink-3">
              {type}
              {object.required?.includes(field) === true && ` · ${text.required}`}
            </span>
            {value.description !== undefined && (
              <span className="block text-ink-2">{value.description}</span>
            )}
            {isObject && (
              <SchemaFields schema={value} schemas={schemas} around={[...inside, field]} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
