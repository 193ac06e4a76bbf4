import {
  ownValue,
  sourceNamed,
  type IntegrationName,
  type PersonEntity,
  type SpecifiedName,
} from '@waybill/contract';
import { isKnownZone } from '../time/zone-clock.ts';

/** Merged facts about a person from all sources. */
export type MergedPerson = Omit<
  PersonEntity,
  'kind' | 'source' | 'stream' | 'entityId' | 'changedAt' | 'hiredAt' | 'leftAt' | 'timeZone'
> & {
  /** IANA name; null if no source names a zone that exists. */
  timeZone: string | null;
};

/** Priority: HR knows names and who left, then directories, then apps. */
const BELIEVED: readonly IntegrationName[] = [
  'BambooHR',
  'Intuit',
  'Entra',
  'Okta',
  'Google Drive',
  'Microsoft 365',
] satisfies SpecifiedName[];
/** Unlisted sources of these kinds have the priority of the listed one. */
const BELIEVED_LIKE: Readonly<Record<string, SpecifiedName>> = {
  people: 'BambooHR',
  identity: 'Okta',
};

/**
 * One person from the records of all sources: each fact from the source with the highest priority;
 * addresses and logins of all of them. Someone is gone if every source says so, and has left if HR says
 * so.
 */
export function mergePerson(records: readonly PersonEntity[]): MergedPerson {
  const present = records.filter((record) => !record.isDeleted);
  const ranked = (present.length > 0 ? present : records).toSorted(
    (left, right) => rankOf(left.source) - rankOf(right.source),
  );
  const first = <K extends 'name' | 'employeeId' | 'title' | 'department' | 'manager'>(key: K) =>
    ranked.find((record) => record[key] !== null)?.[key] ?? null;
  return {
    name: first('name'),
    emails: distinct(ranked.flatMap(({ emails }) => emails)),
    logins: distinct(ranked.flatMap(({ logins }) => logins)),
    employeeId: first('employeeId'),
    title: first('title'),
    department: first('department'),
    manager: first('manager'),
    status: ranked.find(({ status }) => status !== 'unknown')?.status ?? 'unknown',
    external: ranked.find(({ external }) => external !== 'unknown')?.external ?? 'unknown',
    timeZone: ranked.map(({ timeZone }) => timeZone ?? '').find(isKnownZone) ?? null,
    isDeleted: present.length === 0,
  };
}

function rankOf(source: IntegrationName): number {
  const like = ownValue(BELIEVED_LIKE, sourceNamed(source)?.kind ?? '') ?? source;
  const rank = BELIEVED.indexOf(BELIEVED.includes(source) ? source : like);
  return rank === -1 ? BELIEVED.length : rank;
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
