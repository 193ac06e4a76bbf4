import type { SankeyLink } from '../chart/sankey-props.ts';
import type { HeatCell } from '../chart/heat-layout.ts';
import type { StackRow } from '../chart/stacked-bars-props.ts';

const FROM = ['Salesforce', 'Snowflake', 'SharePoint', 'OneDrive', 'Google Drive', 'GitHub'];
const TO = ['pastebin', 'External Storage', 'Slack', 'Dropbox', 'ChatGPT', 'Gmail', 'WhatsApp'];

function severityOf(index: number): SankeyLink['severity'] {
  if (index % 11 === 1) return 'CRITICAL';
  if (index % 5 === 3) return 'HIGH';
  return index % 3 === 0 ? 'MEDIUM' : 'LOW';
}

/** Invented movements between the places of two columns; not every pair has some. */
function sampleLinks(from: readonly string[], to: readonly string[]): SankeyLink[] {
  return from.flatMap((source, row) =>
    to.flatMap((target, column) => {
      const index = row * to.length + column;
      if ((index * 7) % 3 === 1) return [];
      return [{ source, target, value: 1 + ((index * 13) % 9), severity: severityOf(index) }];
    }),
  );
}

export const SAMPLE_LINKS: SankeyLink[] = sampleLinks(FROM, TO);

const many = (word: string) => Array.from({ length: 40 }, (_, index) => `${word} ${index + 1}`);

/** The maximum number of places the diagram supports. */
export const MANY_LINKS: SankeyLink[] = sampleLinks(
  many('Finance share of region'),
  many('files.partner.example'),
).filter((_, index) => index % 7 === 0);

/** Too many places to follow individual bands. */
export const MATRIX_LINKS: SankeyLink[] = Array.from({ length: 60 }, (_, index) => ({
  source: `Site ${index + 1}`,
  target: `partner-${((index * 7) % 60) + 1}.example`,
  value: 60 - index,
  severity: severityOf(index),
}));

/** Busy at work, quiet at night, with one odd hour on Sunday. */
export const SAMPLE_HOURS: HeatCell[] = Array.from({ length: 168 }, (_, hour) => {
  const clock = hour % 24;
  const day = Math.floor(hour / 24);
  if (day === 6 && clock === 3) return { hour, value: 61 };
  const isWork = day < 5 && clock >= 7 && clock < 19;
  return { hour, value: isWork ? 20 + ((hour * 17) % 60) : (hour * 5) % 7 };
});

const SEVERITIES = [
  { key: 'CRITICAL', label: 'Critical', tone: 'critical' },
  { key: 'HIGH', label: 'High', tone: 'high' },
  { key: 'MEDIUM', label: 'Medium', tone: 'medium' },
  { key: 'LOW', label: 'Low', tone: 'low' },
] as const;

export const SAMPLE_STACKS: StackRow[] = [
  'Payment cards',
  'Source code',
  'Health records',
  'Customer contracts of the wholesale division',
  'Secrets',
].map((label, row) => ({
  key: label,
  label,
  href: `#${row}`,
  parts: SEVERITIES.map(({ key, label: word, tone }, index) => ({
    key,
    label: word,
    tone,
    value: Math.max(0, 40 - row * 7 + ((row + index) % 3) * 5 - index * 4 - (3 - index) * 6),
  })),
}));
