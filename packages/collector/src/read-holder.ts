import type { Remediation } from '@waybill/connectors/kit/declaration/remediation-schema';
import type { AccessKind } from '@waybill/contract';
import { textOf, valueAt } from './path-value.ts';

/** Someone who has access to an object at its source. */
export interface Holder {
  key: string;
  kind: AccessKind;
  name: string | null;
  /** Addresses and domains of whoever it represents, lower case. */
  addresses: string[];
  role: string | null;
  /** It is never removed. */
  isKept: boolean;
}

/** An element of the list as a holder of access; undefined if it gives no one access. */
export function holderOf(element: unknown, how: Remediation['holders']): Holder | undefined {
  const key = textOf(valueAt(element, how.key));
  const found = how.kinds.find((rule) => fits(element, rule));
  if (key === undefined || found === undefined) return undefined;
  const [name] = how.names.flatMap((path) => textsAt(element, path));
  return {
    key,
    kind: found.kind,
    name: name ?? null,
    addresses: how.addresses
      .flatMap((path) => textsAt(element, path))
      .map((text) => text.toLowerCase()),
    role: how.role === undefined ? null : (textOf(valueAt(element, how.role)) ?? null),
    isKept: how.kept.some((rule) => fits(element, rule)),
  };
}

function fits(element: unknown, rule: { path: string; value?: string | undefined }): boolean {
  const value = valueAt(element, rule.path);
  return rule.value === undefined
    ? value !== undefined && value !== null
    : textOf(value) === rule.value;
}

/** Texts at a path; `list[].member` gives those of every element of the list. */
function textsAt(element: unknown, path: string): string[] {
  const [first = '', ...rest] = path.split('[].');
  const value = valueAt(element, first);
  const below = rest.join('[].');
  const found = below === '' ? textOf(value) : undefined;
  if (found !== undefined) return [found];
  return below !== '' && Array.isArray(value) ? value.flatMap((one) => textsAt(one, below)) : [];
}
