import { expect, test } from 'vitest';
import { openApiDoc } from '../gen/openapi/openapi-doc.ts';
import { unknownSchemas } from '../report/unknown-schemas.ts';
import { JSON_VALUE_USES } from './json-value-uses.data.ts';

const ANY_JSON = ['#/components/schemas/JsonValue', '#/components/schemas/JsonObject'];
const document: Readonly<Record<string, never>> = JSON.parse(openApiDoc().text);

/** Steps to every reference to any JSON. */
function placesOf(value: unknown, place: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '$ref' && ANY_JSON.includes(String(inner))
      ? [place]
      : placesOf(inner, [...place, name]),
  );
}

/** `POST /v1/policies content.rules.tests.event`: the operation or component, and the member of it. */
function nameOf(place: readonly string[]): string {
  const [, section = '', second = ''] = place;
  const isOperation = place[0] === 'paths';
  const owner = isOperation ? `${second.toUpperCase()} ${section}` : second;
  const steps = place.slice(3);
  const members = steps.flatMap((step, index) => {
    if (step === 'additionalProperties') return ['*'];
    return steps[index - 1] === 'properties' ? [step] : [];
  });
  return `${owner} ${members.join('.')}`.trim();
}

test('no schema of the API accepts anything without saying so', () => {
  expect(unknownSchemas(document)).toEqual([]);
});

test('any JSON is used where a reason is given, and nowhere else', () => {
  const listed = JSON_VALUE_USES.flatMap((use) =>
    use.in.map((owner) => `${owner} ${use.member}`.trim()),
  );
  const used = new Set(
    placesOf(document)
      .map(nameOf)
      .filter((name) => !name.startsWith('JsonValue ')),
  );
  used.delete('JsonValue');
  expect(used).toEqual(new Set(listed));
  expect(listed).toHaveLength(new Set(listed).size);
  for (const { reason } of JSON_VALUE_USES) expect(reason.length).toBeGreaterThan(20);
});
