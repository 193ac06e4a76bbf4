import type { ContentChange, JsonObject, JsonValue, PolicyContent } from '@waybill/contract';
import { sorted } from '../evaluation/policy-content.ts';

/**
 * Differences of two contents, in member order. Parts with ids (rules, exceptions) are compared with
 * the part of the same id; a mere reordering is reported as `order`. Modes are not part of a content.
 */
export function contentDiff(before: PolicyContent | null, after: PolicyContent): ContentChange[] {
  return differences('', before === null ? {} : keyed(before), keyed(after));
}

/** The content with lists of parts as objects by id, so that paths name the parts. */
function keyed(content: PolicyContent): JsonObject {
  const { rules, ...rest } = content;
  const parts = {
    ...rest,
    rules: Object.fromEntries(
      rules.map(({ id, mode: _mode, exceptions, ...rule }) => [
        id,
        {
          ...rule,
          exceptions: Object.fromEntries(exceptions.map(({ id: own, ...part }) => [own, part])),
        },
      ]),
    ),
    order: rules.map(({ id }) => id),
  };
  // A round trip leaves plain JSON without undefined members.
  const json: JsonObject = JSON.parse(JSON.stringify(parts));
  return json;
}

function differences(
  path: string,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): ContentChange[] {
  if (JSON.stringify(sorted(before)) === JSON.stringify(sorted(after))) return [];
  if (!isRecord(before) || !isRecord(after) || isWhole(path)) {
    return [{ path, kind: kindOf(before, after), before: before ?? null, after: after ?? null }];
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) =>
    differences(path === '' ? name : `${path}.${name}`, before[name], after[name]),
  );
}

/** Conditions are shown side by side as a whole. */
function isWhole(path: string): boolean {
  return path.endsWith('.condition') || path.endsWith('.threshold') || path.includes('.tests');
}

function kindOf(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): ContentChange['kind'] {
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
}

function isRecord(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
