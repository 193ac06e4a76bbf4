import type { LineageEdge } from '@waybill/contract';
import { SEVERITIES } from '@waybill/contract/enums';
import { locale, type TableSort } from '@waybill/ui';
import { severityOf } from '../graph/link-look.ts';

/** A step with the words that its row shows. */
export interface StepRow {
  edge: LineageEdge;
  action: string;
  from: string;
  to: string;
}

/** The rows in the order of a column; equal ones in the order of time. */
export function sortedSteps(rows: readonly StepRow[], { key, direction }: TableSort): StepRow[] {
  const way = direction === 'asc' ? 1 : -1;
  const words = new Intl.Collator(locale().language, { numeric: true });
  return rows.toSorted((a, b) => {
    const [first, second] = [valueOf(a, key), valueOf(b, key)];
    const order =
      typeof first === 'number' && typeof second === 'number'
        ? first - second
        : words.compare(String(first), String(second));
    return way * order || byTime(a) - byTime(b);
  });
}

function byTime({ edge }: StepRow): number {
  return Date.parse(edge.at);
}

function valueOf(row: StepRow, key: string): string | number {
  const { edge } = row;
  switch (key) {
    case 'action':
      return row.action;
    case 'from':
      return row.from;
    case 'to':
      return row.to;
    case 'person':
      return edge.person?.name ?? edge.person?.key ?? '';
    case 'confidence':
      return edge.confidence;
    case 'detections': {
      const severity = severityOf([edge]);
      return severity === null ? -1 : SEVERITIES.indexOf(severity);
    }
    default:
      return byTime(row);
  }
}
