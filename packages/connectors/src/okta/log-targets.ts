import type { DataObject, ObjectKind } from '@waybill/contract';
import { emailOf } from '../kit/address.ts';
import { recordsOf, textAt } from '../kit/field.ts';
import { text } from '../kit/text.ts';

/** Kind of object by target type, in the order in which a target is taken for the object of the event. */
const KINDS: readonly (readonly [string, ObjectKind])[] = [
  ['AppInstance', 'application'],
  ['UserGroup', 'group'],
  ['AppGroup', 'group'],
  ['User', 'account'],
  ['AppUser', 'account'],
  ['PolicyEntity', 'setting'],
  ['PolicyRule', 'setting'],
];

/** The targets of a type. Okta writes `null` for an event without targets. */
function targetsOf(entry: Record<string, unknown>, type: string): Record<string, unknown>[] {
  return recordsOf(entry['target']).filter((target) => textAt(target, 'type') === type);
}

/** The event's person: the address or login of the user, else of the user in an application. */
export function targetUserOf(entry: Record<string, unknown>): string | null {
  const [target] = [...targetsOf(entry, 'User'), ...targetsOf(entry, 'AppUser')];
  const login = loginOf(target);
  return emailOf(login) ?? login ?? textAt(target, 'displayName', 'id');
}

/** The group an event is about, by name. */
export function targetGroupOf(entry: Record<string, unknown>): string | null {
  const [target] = [...targetsOf(entry, 'UserGroup'), ...targetsOf(entry, 'AppGroup')];
  return textAt(target, 'displayName', 'alternateId', 'id');
}

/** Name of the rule that a policy evaluation came to. */
export function policyRuleOf(entry: Record<string, unknown>): string | null {
  return textAt(targetsOf(entry, 'PolicyRule')[0], 'displayName');
}

/** Object of an event: an application before the people and policies involved. */
export function objectOf(entry: Record<string, unknown>): Partial<DataObject> {
  for (const [type, kind] of KINDS) {
    const [target] = targetsOf(entry, type);
    if (target !== undefined) return described(target, kind);
  }
  const [other] = recordsOf(entry['target']);
  return other === undefined ? {} : described(other, 'other');
}

function described(target: Record<string, unknown>, kind: ObjectKind): Partial<DataObject> {
  return { kind, id: textAt(target, 'id'), name: textAt(target, 'displayName') ?? loginOf(target) };
}

/** `alternateId`, which Okta sets to `unknown` if missing. */
export function loginOf(holder: unknown): string | null {
  const login = textAt(holder, 'alternateId');
  // Exports through other tools leave a trailing escape character, which is never part of a login.
  return login === 'unknown' ? null : text(login?.replace(/\\+$/, ''));
}
