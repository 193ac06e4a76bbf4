import type { FlowBand, FlowFigures, FlowMap, FlowWeight } from '@waybill/contract';
import { formatBytes, formatCount, textOf, type SeverityName } from '@waybill/ui';
import { discoveryText } from './discovery.text.ts';
import { SCOPE_CHOICES, SCOPES_OF, type ScopeChoice } from './flow-vocabulary.data.ts';

/** Risk from which a flow is critical, high and medium, as detections have their score. */
const CRITICAL_FROM = 80;
const HIGH_FROM = 60;
const MEDIUM_FROM = 35;

export function riskSeverity(risk: number): SeverityName {
  if (risk >= CRITICAL_FROM) return 'CRITICAL';
  if (risk >= HIGH_FROM) return 'HIGH';
  return risk >= MEDIUM_FROM ? 'MEDIUM' : 'LOW';
}

/** Placeholder while people and objects are being counted. */
export const NOT_YET = '…';

/** Display form of a figure: sensitive events of all, sizes with their unit. */
export function figureText(figures: FlowFigures, weight: FlowWeight): string {
  if (weight === 'sensitive') {
    const { sensitiveOf } = textOf(discoveryText);
    return sensitiveOf(formatCount(figures.sensitive), formatCount(figures.events));
  }
  if (weight === 'bytes') return formatBytes(figures.bytes) ?? '';
  const figure = figures[weight];
  return figure === null ? NOT_YET : formatCount(figure);
}

/** Events of a scope, whichever is shown. */
export function eventsOfScope({ facets }: FlowMap, scope: ScopeChoice): number {
  const wanted = SCOPES_OF[scope];
  return facets.scope
    .filter(({ value }) => wanted === undefined || wanted.some((known) => known === value))
    .reduce((sum, { available }) => sum + available, 0);
}

/** The scope of a map's events: while another one loads, the previous map keeps its labels. */
export function scopeOfMap({ facets }: FlowMap, asked: ScopeChoice): ScopeChoice {
  const held = facets.scope.filter(({ events }) => events > 0).map(({ value }) => value);
  const isOf = (scope: ScopeChoice): boolean => {
    const wanted = SCOPES_OF[scope];
    return wanted === undefined || held.every((value) => wanted.some((known) => known === value));
  };
  if (held.length === 0 || isOf(asked)) return asked;
  return SCOPE_CHOICES.find(isOf) ?? 'every';
}

/** Whether the figures of the parts add up to that of the whole; no one counts a person twice. */
export const isAdditive = (weight: FlowWeight): boolean =>
  weight === 'events' || weight === 'bytes' || weight === 'sensitive';

/** Share of the events that carry sensitive data, 0 to 1; null without events. */
export function sensitiveShare({ events, sensitive }: FlowFigures): number | null {
  return events === 0 ? null : sensitive / events;
}

/** The figures as text, a line per kind, for tips and screen readers. */
export function figureLines(figures: FlowFigures): string[] {
  const text = textOf(discoveryText);
  return [
    `${text.eventCount(figures.events)} · ${formatBytes(figures.bytes) ?? ''}`,
    text.sensitiveCount(figures.sensitive),
    `${text.peopleCount(figures.people)} · ${text.objectCount(figures.objects)}`,
  ];
}

/** Further facts of a band: its review, deviations, and the confidence of the link. */
export function bandLines(band: FlowBand): string[] {
  const text = textOf(discoveryText);
  const lines = figureLines(band.figures);
  const { open } = band.detections;
  if (open > 0) lines.push(text.openCount(open));
  if (band.isNew) lines.push(text.newMark);
  if (band.review !== 'unreviewed') lines.push(text[band.review]);
  if (band.deviations.length > 0) lines.push(text.deviationCount(band.deviations.length));
  return lines;
}
