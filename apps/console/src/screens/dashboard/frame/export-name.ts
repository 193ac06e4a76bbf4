import type { Dashboard } from '@waybill/contract';

/** `2026-11-20T14-03-22Z`: an instant that every file system takes, in UTC as the name says. */
function instant(at: string): string {
  return `${at.slice(0, 19).replaceAll(':', '-')}Z`;
}

/** Name of a widget's file: what it is, the days it is of, and when the numbers were read. */
export function exportName(
  id: string,
  { from, to, asOf }: Pick<Dashboard, 'from' | 'to' | 'asOf'>,
  ending: 'csv' | 'png',
): string {
  return `waybill-${id}-${from.slice(0, 10)}-to-${to.slice(0, 10)}-as-of-${instant(asOf)}.${ending}`;
}
