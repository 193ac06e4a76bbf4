import type { Dashboard } from '@waybill/contract';

/** `2026-11-20T14-03-22Z`: an instant valid on every file system, in UTC. */
function instant(at: string): string {
  return `${at.slice(0, 19).replaceAll(':', '-')}Z`;
}

/** File name of a widget's export: its name, its days, and the time of the numbers. */
export function exportName(
  id: string,
  { from, to, asOf }: Pick<Dashboard, 'from' | 'to' | 'asOf'>,
  ending: 'csv' | 'png',
): string {
  return `waybill-${id}-${from.slice(0, 10)}-to-${to.slice(0, 10)}-as-of-${instant(asOf)}.${ending}`;
}
