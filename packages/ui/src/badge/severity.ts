export type SeverityName = 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL';

/** Word, number of filled bars, colour variables and class names of each severity. */
export const SEVERITY_LOOK = {
  LOW: { word: 'Low', bars: 1, mark: 'fill-low', text: 'text-low-text', tone: 'low' },
  MEDIUM: {
    word: 'Medium',
    bars: 2,
    mark: 'fill-medium',
    text: 'text-medium-text',
    tone: 'medium',
  },
  HIGH: { word: 'High', bars: 3, mark: 'fill-high', text: 'text-high-text', tone: 'high' },
  CRITICAL: {
    word: 'Critical',
    bars: 4,
    mark: 'fill-critical',
    text: 'text-critical-text',
    tone: 'critical',
  },
} as const satisfies Record<SeverityName, unknown>;
