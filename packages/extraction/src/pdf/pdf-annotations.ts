import type { PartOutput } from '../worker/part-output.ts';

const MOST_NAME = 200;

/** Writes what annotations say: notes and who wrote them, links, and values of form fields under their name. */
export function writeAnnotations(out: PartOutput, annotations: readonly unknown[]): void {
  for (const annotation of annotations) {
    const fields = membersOf(annotation);
    const name = textOf(fields['fieldName']);
    const told = [
      textOf(membersOf(fields['titleObj'])['str']),
      textOf(membersOf(fields['contentsObj'])['str']),
      textOf(fields['url']) || textOf(fields['unsafeUrl']),
      name === '' ? '' : textOf(fields['alternativeText']),
    ];
    for (const text of told) if (text !== '') out.write(`${text}\n`);
    for (const value of valuesOf(fields['fieldValue'])) writeField(out, name, value);
  }
}

function writeField(out: PartOutput, name: string, value: string): void {
  out.write(`${name}: `);
  const start = out.length();
  out.write(value);
  out.field({ start, end: out.length(), name: name.slice(0, MOST_NAME), kind: 'path' });
  out.write('\n');
}

function valuesOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.map(textOf).filter((text) => text !== '' && text !== 'Off');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
