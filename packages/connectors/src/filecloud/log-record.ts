import type { VendorRecord } from '../kit/define-connector.ts';
import { cefLabels, cefMessage } from '../kit/syslog/cef.ts';
import { leefMessage } from '../kit/syslog/leef.ts';

/**
 * A CEF or LEEF line of the audit trail as a record: the sender's keys, custom fields also by their
 * labels, and the name of the operation. Null when it is neither.
 */
export function logRecord(line: string): VendorRecord | null {
  const cef = cefMessage(line);
  if (cef) {
    const { extension } = cef;
    return {
      ...cefLabels(extension),
      ...extension,
      operation: extension['act'] ?? (cef.eventClass || cef.name),
      eventName: cef.name,
      severity: cef.severity,
    };
  }
  const leef = leefMessage(line);
  if (!leef) return null;
  return { ...leef.attributes, operation: leef.attributes['act'] ?? leef.eventId };
}
