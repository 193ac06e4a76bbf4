import type { VendorRecord } from '../kit/define-connector.ts';
import { parameter } from '../kit/microsoft/parameters.ts';
import type { EventFacts } from '../kit/mapped-event.ts';

/**
 * Results of a search over all mailboxes and sites are exported; the other actions view or delete it.
 */
export function searchExport(record: VendorRecord, operation: string): Partial<EventFacts> {
  if (operation !== 'New-ComplianceSearchAction') return {};
  const line = record['Parameters'];
  const isSwitched = typeof line === 'string' && /(?:^|\s)-Export(?:\s|$)/i.test(line);
  const isExport = isSwitched || /^true$/i.test(parameter(record, 'Export') ?? '');
  return isExport ? { action: 'Download', movement: 'download' } : {};
}
