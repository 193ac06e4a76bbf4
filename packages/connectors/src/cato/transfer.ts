import type { Place } from '@waybill/contract';
import { OWN_DEVICE, placeOfUrl } from '../kit/destination-place.ts';
import type { VendorRecord } from '../kit/define-connector.ts';
import { textAt } from '../kit/field.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { operationRule, type OperationRule } from '../kit/operation-table.ts';
import { ACTIVITIES, METHODS } from './operations.data.ts';

/**
 * The attempted action in the application, and its places. A plain firewall event has neither and moves
 * nothing; an anti-malware event has a file and the method of its request.
 */
export function transfer(record: VendorRecord): Partial<EventFacts> {
  const rule = ruleOf(record);
  const isNone = rule.action === null && rule.movement === 'none';
  if (isNone) return {};
  return { ...rule, ...placesOf(rule, siteOf(record)) };
}

function ruleOf(record: VendorRecord): OperationRule {
  const activity = textAt(record, 'app_activity', 'file_operation')?.toLowerCase().trim();
  if (activity !== undefined) return operationRule(ACTIVITIES, activity);
  const hasFile = textAt(record, 'file_name') !== null;
  const method = textAt(record, 'http_request_method', 'request_method')?.toUpperCase() ?? '';
  return operationRule(METHODS, hasFile ? method : '');
}

function siteOf(record: VendorRecord): Place | null {
  const site =
    placeOfUrl(textAt(record, 'full_path_url', 'url')) ??
    placeOfUrl(textAt(record, 'domain_name', 'http_host_name'));
  if (site !== null) return site;
  const name = textAt(record, 'application_name', 'application');
  return name === null
    ? null
    : { kind: 'internet', name: 'Internet', host: null, container: name, account: null };
}

function placesOf(rule: OperationRule, site: Place | null) {
  switch (rule.movement) {
    case 'upload':
    case 'send':
      return { origin: OWN_DEVICE, destination: site };
    case 'download':
      return { origin: site, destination: OWN_DEVICE };
    case 'share':
    case 'copy':
      return { origin: site, destination: null };
    case 'none':
      return { origin: null, destination: null };
  }
}
